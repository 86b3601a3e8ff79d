import { Component, lazy, type PropsWithChildren } from 'react'

let isStanding = false
// Ahead of the page's own listeners, which stay: links and forms are the browser's, as without scripts.
for (const type of ['click', 'submit'])
  window.addEventListener(type, (event) => isStanding && event.stopImmediatePropagation(), true)

/** Never comes. */
const Standing = lazy(() => {
  isStanding = true
  return new Promise<never>(() => {})
})

/**
 * Around the whole document, for what fails outside of every region. React would take everything away; so it waits for ever,
 * and the document stays as it stands, at first as the server made it.
 */
export class LastBoundary extends Component<PropsWithChildren> {
  override state = { hasFailed: false }
  static getDerivedStateFromError(error: unknown) {
    // React tells of an error once what takes its place is shown.
    reportError(error)
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? <Standing /> : this.props.children
  }
}
