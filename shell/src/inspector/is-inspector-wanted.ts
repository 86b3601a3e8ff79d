import type { CompositionLock } from 'shared-ui/contract'

/** Visitors of the live site never meet the inspector: it opens on development and preview compositions only. */
export function isInspectorWanted(lock: CompositionLock, search: string): boolean {
  const isOpenToIt = Object.values(lock.remotes).some(
    ({ why }) => why === 'source' || why === 'preview',
  )
  return isOpenToIt && new URLSearchParams(search).has('inspect')
}
