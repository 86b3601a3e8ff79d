import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A shell whose figures a test sets. By its own clock, in seconds, it started after every console of the test. */
export async function startShell(text = '') {
  const shell = { startedAt: Math.ceil(Date.now() / 1_000) + 600, text, traces: '', url: '' }
  const answerTo = (url = '') => {
    if (url === '/_traces') return shell.traces
    return url === '/metrics' ? `process_start_time_seconds ${shell.startedAt}\n${shell.text}` : ''
  }
  const server = createServer(({ url }, answer) => answer.end(answerTo(url)))
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  shell.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return shell
}
