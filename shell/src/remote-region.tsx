import { Outlet } from 'react-router-dom'
import type { CompositionLock } from 'shared-ui/contract'

/** Where a remote's pages appear. */
export function RemoteRegion({ name, lock }: { name: string; lock: CompositionLock }) {
  return (
    <div data-remote={name} data-release={lock.remotes[name]?.release ?? 'none'}>
      <Outlet />
    </div>
  )
}
