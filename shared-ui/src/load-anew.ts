import { notify } from './notifications.ts'
import { canReachSite } from './use-offline.ts'

/** How long a visitor who tries again waits for files that do not come, in milliseconds. */
const patienceMs = 4_000

let loading: Promise<void> | undefined

/**
 * Loads the page anew, once however often it is called, if the site answers; if not, the page stays as it is. What was typed into forms is kept.
 * Files of remotes come afresh: a browser keeps one that was damaged on its way as long as a sound one.
 */
export function loadAnew(): Promise<void> {
  return (loading ??= load().finally(() => (loading = undefined)))
}

async function load(): Promise<void> {
  if (!(await canReachSite())) return void notify({ title: 'Still not answering' })
  const files = performance.getEntriesByType('resource').filter(isOfRemote)
  const signal = AbortSignal.timeout(patienceMs)
  await Promise.allSettled(files.map(({ name }) => fetch(name, { cache: 'reload', signal })))
  window.location.reload()
}

const isOfRemote = ({ name }: PerformanceEntry) => new URL(name).pathname.startsWith('/remotes/')
