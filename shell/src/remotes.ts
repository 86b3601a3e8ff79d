import { parseRemoteRoutes, type CompositionLock } from 'shared-ui/contract'
import type { LoadedSlot, SlotHost, SlotName } from 'shared-ui'
import type { RouteObject } from 'react-router-dom'

/** Which remote owns which first path segment: the one place where the shell names its remotes. */
export const remoteByPrefix: Readonly<Record<string, string>> = {
  services: 'catalogue',
  industries: 'catalogue',
  technologies: 'catalogue',
  locations: 'catalogue',
  roles: 'catalogue',
  resources: 'resources',
  glossary: 'resources',
  contact: 'leads',
  questionnaire: 'leads',
  'case-studies': 'leads',
}

export const remoteNames: readonly string[] = [...new Set(Object.values(remoteByPrefix))]

export function prefixesOf(remote: string): string[] {
  return Object.keys(remoteByPrefix).filter((prefix) => remoteByPrefix[prefix] === remote)
}

/** The remote that owns a path, or null when the shell does. */
export function ownerOf(pathname: string): string | null {
  const prefix = pathname.split('/')[1] ?? ''
  return Object.hasOwn(remoteByPrefix, prefix) ? (remoteByPrefix[prefix] ?? null) : null
}

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

/** @param onFailure told of every attempt in which a remote or one of its slots does not come */
export function createRemotes(
  lock: CompositionLock,
  loadModule: ModuleLoader,
  onFailure: (remote: string, error: unknown) => void = () => {},
): Remotes {
  const loaded = new Map<string, RouteObject[]>()
  const slots = new Map<SlotName, LoadedSlot>()

  const load = (remote: string, expose: string) => {
    if (!lock.remotes[remote]) return Promise.reject(new Error(`Remote '${remote}' has no release`))
    return withDeadline(loadModule(remote, expose), `Remote '${remote}' did not answer in time`)
  }

  const reporting = async <T>(remote: string, work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      onFailure(remote, error)
      throw error
    }
  }

  const loadRoutes = async (remote: string) => {
    const routes = parseRemoteRoutes(remote, await load(remote, 'routes'))
    loaded.set(remote, routes)
    return routes
  }

  const loadSlot = async (name: SlotName, remote: string, expose: string) => {
    const module = (await load(remote, expose)) as Partial<LoadedSlot>
    if (typeof module.Component !== 'function') throw new Error(`Slot '${name}' has no Component`)
    const release = lock.remotes[remote]?.release ?? ''
    const slot = { Component: module.Component, release }
    slots.set(name, slot)
    return slot
  }

  return {
    lock,
    loaded,
    async loadRoutes(remote) {
      return loaded.get(remote) ?? reporting(remote, loadRoutes(remote))
    },
    peek: (name) => slots.get(name),
    async load(name) {
      const [remote = '', expose = ''] = name.split('/')
      return slots.get(name) ?? reporting(remote, loadSlot(name, remote, expose))
    },
  }
}

async function withDeadline<T>(work: Promise<T>, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), remoteDeadlineMs)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
