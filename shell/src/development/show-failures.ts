import type { Reporter } from '../beacons/reporter.ts'
import { failuresId } from './failures-id.ts'

const overlay = 'failure-overlay'
const Overlay = customElements.get('vite-error-overlay')
// With a name of its own Vite neither closes it nor takes it for one of its own, after which it reloads the page.
if (Overlay) customElements.define(overlay, class extends Overlay {})

/** A page that shows a failure is made anew with the next edit: nothing in it is worth keeping. */
let isBroken = false

/** Shows errors in Vite's overlay; a later one, which most often follows from the first, does not take its place. */
function show(failure: unknown): void {
  const Failure = customElements.get(overlay)
  if (Failure && !document.querySelector(`${overlay}, vite-error-overlay`))
    document.body.append(new Failure(failure))
}

function close(): void {
  document.querySelectorAll(overlay).forEach((element) => element.remove())
}

const [first] = JSON.parse(document.getElementById(failuresId)?.textContent ?? '[]') as unknown[]
if (first) {
  isBroken = true
  show(first)
}

import.meta.hot?.on('development:failed', show)
import.meta.hot?.on('development:edited', () => {
  if (isBroken) location.reload()
})
import.meta.hot?.on('development:types', ([error, ...others]: string[]) => {
  close()
  if (error) show({ plugin: 'types', message: error, stack: others.join('\n') })
})
// What is not in this page may stand in it after its next reload: the server looks, and shows what it finds.
import.meta.hot?.on('vite:beforeUpdate', close)
import.meta.hot?.on('vite:afterUpdate', () =>
  import.meta.hot?.send('development:updated', { url: location.href }),
)

/** The reporter, whose errors are shown too; Vite itself shows those of files that it cannot read. */
export function showing(reporter: Reporter): Reporter {
  return {
    ...reporter,
    fail(error, remote) {
      reporter.fail(error, remote)
      if (!(error instanceof Error) || error.name === 'AbortError') return
      isBroken = true
      const { message, stack } = error
      if (!/dynamically imported module/.test(message))
        import.meta.hot?.send('development:failed', { message, stack })
    },
  }
}
