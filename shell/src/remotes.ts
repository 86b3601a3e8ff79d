import { parseRemoteRoutes, type CompositionLock } from 'shared-ui/contract'
import type { LoadedSlot, SlotHost, SlotName } from 'shared-ui'
import type { LazyRouteFunction, RouteObject } from 'react-router-dom'
import { withDeadline } from './with-deadline.ts'

/** A browser has two addresses to bring a remote from; the server's are one. */
export type Address = 'first' | 'second'

/** Routes as one address of a remote brought them. */
export interface Brought {
  from: Address
  part: RouteObject[]
}

type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>

/** What is needed to ask again for a page whose code did not come. */
export interface SecondChance {
  /** Routes of the same remote, from the address that did not fail last. */
  bringAgain: () => Promise<Brought>
  /** Waits for one page's code, and not for ever. */
  attempt: (from: Address, work: () => Promise<PageModule>) => Promise<PageModule>
}

/** Fetches one exposed module of a remote; the browser and the server bring their own. */
export type ModuleLoader = (remote: string, expose: string, from: Address) => Promise<unknown>

/** The remotes of one composition, loaded when first asked for and kept. */
export interface Remotes extends SlotHost {
  readonly lock: CompositionLock
  /** Routes already loaded, by remote. */
  readonly loaded: ReadonlyMap<string, RouteObject[]>
  /** Rejects with the reason when the remote does not come; a later call tries again. */
  loadRoutes(remote: string): Promise<RouteObject[]>
}

type Attempt = <T>(remote: string, from: Address, work: () => Promise<T>) => Promise<T>

/** Longest wait for one module of a remote, in milliseconds. */
export const remoteDeadlineMs = 8_000

interface RemotesOptions {
  /** Told of every attempt in which a remote or one of its slots does not come. */
  onFailure?: (remote: string, error: unknown) => void
  /** Longest wait for one module, in milliseconds. */
  deadlineMs?: number
  /** Completes the lock, which may have left out a remote that is needed after all; the server's leaves out nothing. */
  complete?: (lock: CompositionLock) => Promise<void>
  /** What becomes of a remote's routes when they are there; on the server nothing does. */
  prepare?: (brought: Brought, chance: SecondChance) => RouteObject[]
}

export function createRemotes(
  lock: CompositionLock,
  loadModule: ModuleLoader,
  { onFailure = () => {}, deadlineMs = remoteDeadlineMs, complete, prepare }: RemotesOptions = {},
): Remotes {
  const loaded = new Map<string, RouteObject[]>()
  const slots = new Map<SlotName, LoadedSlot>()

  /** Where each remote is asked for next: not where it failed last. */
  const next = new Map<string, Address>()

  /** Work on what comes from one address of a remote, with a deadline; a failure is told, and turns to the other. */
  const attempt: Attempt = async (remote, from, work) => {
    try {
      const late = () => new Error(`Remote '${remote}' did not answer in time`)
      return await withDeadline(work(), deadlineMs, late)
    } catch (error) {
      next.set(remote, from === 'first' ? 'second' : 'first')
      onFailure(remote, error)
      throw error
    }
  }

  const load = <T>(remote: string, expose: string, read: (module: unknown) => T) => {
    const from = next.get(remote) ?? 'first'
    return attempt(remote, from, async () => {
      if (!lock.remotes[remote]) await complete?.(lock)
      if (!lock.remotes[remote]) throw new Error(`Remote '${remote}' has no release`)
      return { from, part: read(await loadModule(remote, expose, from)) }
    })
  }

  const bringRoutes = (remote: string) =>
    load(remote, 'routes', (module) => parseRemoteRoutes(remote, module))

  const loadRoutes = async (remote: string) => {
    const brought = await bringRoutes(remote)
    const routes = prepare
      ? prepare(brought, {
          bringAgain: () => bringRoutes(remote),
          attempt: (from, work) => attempt(remote, from, work),
        })
      : brought.part
    loaded.set(remote, routes)
    return routes
  }

  const loadSlot = async (name: SlotName, remote: string, expose: string) => {
    const { part } = await load(remote, expose, (module) => {
      const { Component } = module as Partial<LoadedSlot>
      if (typeof Component !== 'function') throw new Error(`Slot '${name}' has no Component`)
      return Component
    })
    const slot = { Component: part, release: lock.remotes[remote]?.release ?? '' }
    slots.set(name, slot)
    return slot
  }

  return {
    lock,
    loaded,
    async loadRoutes(remote) {
      return loaded.get(remote) ?? loadRoutes(remote)
    },
    peek: (name) => slots.get(name),
    async load(name) {
      const [remote = '', expose = ''] = name.split('/')
      return slots.get(name) ?? loadSlot(name, remote, expose)
    },
  }
}
