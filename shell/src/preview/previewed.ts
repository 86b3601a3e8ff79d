import type { CompositionLock } from 'shared-ui/contract'

/** The remotes that this page view shows in a release that is not live, as `[name, release]`. */
export function previewed(lock: CompositionLock): [name: string, release: string][] {
  return Object.entries(lock.remotes)
    .filter(([, { why }]) => why === 'preview')
    .map(([name, { release }]) => [name, release])
}

export const isPreview = (lock: CompositionLock) => previewed(lock).length > 0
