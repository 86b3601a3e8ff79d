import { expect, test } from '../../site/fixtures.ts'
import { startOwnShell } from './own-shells.ts'

test('a shell that is told to stop says so and answers everything; told twice it ends at once', async () => {
  const shell = await startOwnShell({ DRAIN_SECONDS: 60 })
  const ready = await fetch(`${shell.url}/readyz`)
  expect(ready.status).toBe(200)
  expect(ready.headers.get('connection')).toBe('keep-alive')

  shell.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${shell.url}/readyz`)).status).toBe(503)
  expect(await (await fetch(`${shell.url}/readyz`)).json()).toEqual({ status: 'draining' })
  for (const path of ['/', '/contact', '/glossary', '/about']) {
    const page = await fetch(shell.url + path)
    expect(page.status).toBe(200)
    expect(page.headers.get('connection')).toBe('close')
    expect(await page.text()).toMatch(/<\/html>\s*$/)
  }

  shell.child.kill('SIGTERM')
  expect(await shell.ended).toEqual({ code: 1, signal: null })
})

for (const [signal, seconds] of [
  ['SIGINT', 0],
  ['SIGTERM', 1],
] as const)
  test(`told to stop by ${signal}, a shell ends by itself after ${seconds} s`, async () => {
    const shell = await startOwnShell({ DRAIN_SECONDS: seconds })
    const page = await fetch(`${shell.url}/glossary`)
    shell.child.kill(signal)
    expect(await page.text()).toMatch(/<\/html>\s*$/)
    expect(await shell.ended).toEqual({ code: 0, signal: null })
  })
