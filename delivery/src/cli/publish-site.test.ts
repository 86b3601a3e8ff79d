import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '../limits.ts'
import { makeFolder } from '../testing/release.ts'
import { makeSite, run } from '../testing/command-line.ts'
import { siteDataWith } from '../testing/site-data.ts'

afterEach(() => vi.restoreAllMocks())

const labels = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `/services/${'x'.repeat(150)}-${at}`,
      'x'.repeat(60),
    ]),
  )

test.each([
  ['no file is named', null, 'Which file? For example: publish site --file site.json'],
  ['it is half a file', '{ "format": 1,', 'site.json is not JSON: '],
  [
    'a prefix is the shell’s own',
    JSON.stringify(siteDataWith({ prefixes: { about: 'leads' } })),
    'The site data is wrong at prefixes.about: is the shell’s own',
  ],
  [
    'a link leads elsewhere',
    JSON.stringify(siteDataWith({ legal: { label: 'Law', to: 'https://law.example' } })),
    'The site data is wrong at legal.to: is not a page’s own address on this site',
  ],
  [
    'it is too large',
    JSON.stringify(siteDataWith({ labels: labels(500) })),
    `bytes, more than ${limits.siteData}`,
  ],
  ['it is larger than is read', 'x'.repeat(200_000), 'is not a file of at most'],
])('site data is refused before anything is tried: %s', async (_, text, reason) => {
  const { dataFolder } = await makeSite()
  const file = join(await makeFolder(), 'site.json')
  if (text !== null) await writeFile(file, text)
  for (const command of ['publish', 'check']) {
    const { code, err } = await run(dataFolder, [
      ...[command, 'site', ...(text === null ? [] : ['--file', file])],
    ])
    expect(err).toContain(reason)
    expect(code).toBe(1)
  }
})

test('a file is of site data only', async () => {
  const { dataFolder } = await makeSite()
  const { err } = await run(dataFolder, ['publish', 'catalogue', '--file', 'x'])
  expect(err).toContain('--file is of site only')
})
