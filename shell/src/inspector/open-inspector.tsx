import { StrictMode } from 'react'
import type { createRoot } from 'react-dom/client'
import type { CompositionLock } from 'shared-ui/contract'
import type { Reporter } from '../beacons/reporter.ts'
import { Inspector } from './inspector.tsx'

interface Inspected {
  lock: CompositionLock
  reporter: Reporter
  /** Given by the entry: a module that both import would become one more request of every page. */
  createRoot: typeof createRoot
}

/** Opens the inspector beside the site: a root of its own, so that it outlives navigations and what breaks in the page. */
export function openInspector({ lock, reporter, createRoot }: Inspected): void {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const close = () => {
    root.unmount()
    container.remove()
  }
  root.render(
    <StrictMode>
      <Inspector lock={lock} lastErrors={reporter.lastErrors} onClose={close} />
    </StrictMode>,
  )
}
