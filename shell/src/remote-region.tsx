import { Outlet } from 'react-router-dom'

/** Where a remote's pages appear. */
export function RemoteRegion({ name, release }: { name: string; release: string }) {
  return (
    <div data-remote={name} data-release={release}>
      <Outlet />
    </div>
  )
}
