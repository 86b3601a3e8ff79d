import { useSite } from '../../src/index.ts'

/** Reads one setting. */
export function SiteName() {
  return <p>This site is called {useSite().name}.</p>
}
