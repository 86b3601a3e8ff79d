import type { Reporter } from '../beacons/reporter.ts'
import { failuresId } from './failures-id.ts'
import { closeFailure, showFailure, showTypeErrors } from './overlays.ts'

/** A page that shows a failure is made anew with the next edit: nothing in it is worth keeping. */
let isBroken = false

const [first] = JSON.parse(document.getElementById(failuresId)?.textContent ?? '[]') as unknown[]
if (first) {
  isBroken = true
  showFailure(first)
}

import.meta.hot?.on('development:edited', () => {
  if (isBroken) location.reload()
})
import.meta.hot?.on('development:failed', showFailure)
import.meta.hot?.on('development:types', showTypeErrors)
import.meta.hot?.on('vite:beforeUpdate', closeFailure)
// What the page took in place is not yet made by the server: it looks, and shows what it finds.
import.meta.hot?.on('vite:afterUpdate', () =>
  import.meta.hot?.send('development:updated', { url: location.href }),
)

/** Of what React says when a document did not hydrate, the difference comes first. */
const hydrationLink = /https:\/\/react\.dev\/link\/hydration-mismatch\s+/

function tell({ message, stack = '' }: { message: string; stack?: string }): void {
  isBroken = true
  const [said = '', difference] = message.split(hydrationLink)
  const failure = difference
    ? { message: said.slice(0, said.indexOf('. ') + 1), stack: `${difference}\n\n${said}` }
    : { message, stack }
  import.meta.hot?.send('development:failed', failure)
}

/** React only writes to the console that the server made other attributes than the browser. */
const write = console.error
console.error = (...parts: unknown[]) => {
  write(...parts)
  const [format, ...values] = parts.map(String)
  if (format?.startsWith('A tree hydrated but'))
    tell({ message: format.replace(/%s/g, () => values.shift() ?? '') })
}

/** The reporter, whose errors are shown too; Vite itself shows those of files that it cannot read. */
export function showing(reporter: Reporter): Reporter {
  return {
    ...reporter,
    fail(error, remote) {
      reporter.fail(error, remote)
      if (!(error instanceof Error) || error.name === 'AbortError') return
      if (/dynamically imported module/.test(error.message)) isBroken = true
      else tell(error)
    },
  }
}
