import { parseRemoteRoutes, type CompositionLock } from 'shared-ui/contract'
import type { LoadedSlot, SlotHost, SlotName } from 'shared-ui'
import type { RouteObject } from 'react-router-dom'
import { withDeadline } from './with-deadline.ts'

/** Fetches one exposed module of a remote; the browser and the server bring their own. */
export type ModuleLoader = (remote: string, expose: string) => Promise<unknown>

/** The remotes of one composition, loaded when first asked for and kept. */
export interface Remotes extends SlotHost {
  readonly lock: CompositionLock
  /** Routes already loaded, by remote. */
  readonly loaded: ReadonlyMap<string, RouteObject[]>
  /** Rejects with the reason when the remote does not come; a later call tries again. */
  loadRoutes(remote: string): Promise<RouteObject[]>
}

/** Longest wait for one module of a remote, in milliseconds. */
export const remoteDeadlineMs = 8_000

interface RemotesOptions {
  /** Told of every attempt in which a remote, one of its pages or one of its slots does not come. */
  onFailure?: (remote: string, error: unknown) => void
  /** Longest wait for one module, in milliseconds. */
  deadlineMs?: number
  /** Completes the lock, which may have left out a remote that is needed after all; the server's leaves out nothing. */
  complete?: (lock: CompositionLock) => Promise<void>
  /** Told when a page shows a slot of a remote that works with another kit only. */
  onOtherKit?: () => Promise<void>
  /**
   * Prepares for the code of a page, which then has the deadline too, and is told when it fails; the server watches its pages itself.
   */
  beforePage?: (remote: string) => Promise<void>
}

export function createRemotes(
  lock: CompositionLock,
  loadModule: ModuleLoader,
  options: RemotesOptions = {},
): Remotes {
  const { onFailure, deadlineMs = remoteDeadlineMs, complete, onOtherKit, beforePage } = options
  const loaded = new Map<string, RouteObject[]>()
  const slots = new Map<SlotName, LoadedSlot>()

  const attempt = async <T>(remote: string, work: () => Promise<T>): Promise<T> => {
    try {
      const late = () => new Error(`Remote '${remote}' did not answer in time`)
      return await withDeadline(work(), deadlineMs, late)
    } catch (error) {
      onFailure?.(remote, error)
      throw error
    }
  }

  const load = <T>(remote: string, expose: string, read: (module: unknown) => T) =>
    attempt(remote, async () => {
      if (!lock.remotes[remote]) await complete?.(lock)
      if (!lock.remotes[remote]) throw new Error(`Remote '${remote}' has no release`)
      return read(await loadModule(remote, expose))
    })

  const watchPage = (remote: string, route: RouteObject): RouteObject => {
    const { lazy, children } = route
    const watched = children
      ? { ...route, children: children.map((child) => watchPage(remote, child)) }
      : route
    if (typeof lazy !== 'function') return watched
    // Asked for once: a second answer may lack a stylesheet that Vite's loader, which asks for each once, missed.
    let code: ReturnType<typeof lazy> | undefined
    let loading: typeof code
    const load = async () => {
      await beforePage?.(remote)
      return (code ??= lazy())
    }
    // What comes before it may be tried again.
    const forget = (error: unknown) => {
      if (!code) loading = undefined
      throw error
    }
    return { ...watched, lazy: () => (loading ??= attempt(remote, load).catch(forget)) }
  }

  const loadRoutes = async (remote: string) => {
    const loadedRoutes = await load(remote, 'routes', (module) => parseRemoteRoutes(remote, module))
    const routes = beforePage ? loadedRoutes.map((route) => watchPage(remote, route)) : loadedRoutes
    loaded.set(remote, routes)
    return routes
  }

  const loadSlot = async (name: SlotName, remote: string, expose: string) => {
    if (lock.elsewhere?.includes(remote) && !lock.remotes[remote]) await onOtherKit?.()
    const Component = await load(remote, expose, (module) => {
      const { Component } = module as Partial<LoadedSlot>
      if (typeof Component !== 'function') throw new Error(`Slot '${name}' has no Component`)
      return Component
    })
    const slot = { Component, release: lock.remotes[remote]?.release ?? '' }
    slots.set(name, slot)
    return slot
  }

  return {
    lock,
    loaded,
    loadRoutes: async (remote) => loaded.get(remote) ?? loadRoutes(remote),
    peek: (name) => slots.get(name),
    async load(name) {
      const [remote = '', expose = ''] = name.split('/')
      return slots.get(name) ?? loadSlot(name, remote, expose)
    },
  }
}

/** The remote that offers a slot, `<remote>/<name>`. */
export const remoteOf = (slot: string): string => slot.split('/')[0] ?? ''
