import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { makeFolder, makeRemoteBuild, pageRoute } from 'delivery/testing-release'
import { expect } from '../../site/fixtures.ts'
import { makeDataFolder } from './data-folder.ts'
import { page, test } from './live-set.ts'
import { runningIn, startDelivery } from '../../site/delivery-command.ts'

const endless = `[{ path: 'glossary', lazy: async () => ({ Component: () => { for (;;); } }) }]`

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`a gate that a ${signal} interrupts leaves no process and no file behind`, async () => {
    const temporary = await makeFolder()
    const build = await makeRemoteBuild({ routes: endless })
    const child = startDelivery(
      await makeDataFolder(),
      ['publish', 'resources', '--folder', build],
      { TMPDIR: temporary },
    )
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    // From then on the trial's shell is asked for the page that never ends.
    await expect.poll(() => said, { timeout: 300_000 }).toContain('contract:')
    await expect
      .poll(async () => (await runningIn(temporary)).join(), { timeout: 300_000 })
      .toContain('shell/dist/server/main.js')
    child.kill(signal)
    child.kill(signal)
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(1)
    await expect.poll(() => runningIn(temporary)).toEqual([])
    expect(await readdir(temporary)).toEqual([])
  })

test('a render that never ends is refused, and leaves nothing running', async ({
  delivery: { refused },
}) => {
  const endless = page('glossary', `() => { for (;;); }`)
  expect(await refused({ routes: `[${endless}, ${pageRoute('glossary/:slug', 'Term')}]` })).toEqual(
    [
      expect.stringContaining(
        '`/glossary` answered 503: WorkerLost: in render, code did not return',
      ),
    ],
  )
  const busy = page(
    'glossary',
    `() => { while (typeof window !== 'undefined'); return h('h1', null, 'Terms') }`,
  )
  expect(await refused({ routes: `[${busy}, ${pageRoute('glossary/:slug', 'Term')}]` })).toEqual([
    expect.stringMatching(
      /`\/glossary` (does not hydrate|does not answer any more|could not be looked at)/,
    ),
  ])
})
