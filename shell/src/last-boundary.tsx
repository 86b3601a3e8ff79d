import { Component, lazy, type PropsWithChildren } from 'react'
import { leaveFirstPage } from './leave-other-spellings.ts'

/** Never comes; for who has gone on since the document came, another document does. */
const Standing = lazy(async () => {
  await leaveFirstPage()
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
