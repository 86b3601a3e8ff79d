import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { root } from '../../commands/root.ts'
import { bars } from '../bars/bars.ts'
import { makeReport } from './report.ts'
import { readResults, roundFractions } from '../stored-results.ts'
import { makeReadme, writtenPictures } from './write-report.ts'

describe('the report', () => {
  let files = new Map<string, string>()
  beforeAll(async () => {
    files = await makeReport(await readResults())
  })

  test('is what the results yield; `npm run bench -- report` writes it anew', () => {
    for (const [path, content] of files)
      expect(readFileSync(join(root, path), 'utf8'), path).toBe(content)
  })

  test('has no figure that is none', () => {
    for (const content of files.values()) expect(content).not.toMatch(/NaN|undefined|null|Infinity/)
  })

  test('stands in the README as it is', async () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    expect(await makeReadme(readme, await readResults())).toBe(readme)
  })

  test('has all its pictures, and no others', async () => {
    const text = files.get('docs/speed.md') ?? ''
    const shown = [...text.matchAll(/\((pictures\/speed-[^)]+)\)/g)].map(
      ([, path]) => `docs/${path}`,
    )
    expect(shown.toSorted()).toEqual((await writtenPictures()).toSorted())
  })
})

test('a project that was never measured has a report too, which says so', async () => {
  const files = await makeReport({})
  const text = files.get('docs/speed.md') ?? ''
  expect([...files.keys()]).toEqual(['docs/speed.md'])
  expect(text).toContain(`${bars.length} bars: 0 met, 0 missed, ${bars.length} not measured.`)
})

test('stored results lose digits of fractions, and no byte', () => {
  const results = { bytes: 132_837, times: [1_234.567, 0.123_456], path: '/' }
  expect(JSON.parse(JSON.stringify(results, roundFractions))).toEqual({
    bytes: 132_837,
    times: [1_235, 0.123_5],
    path: '/',
  })
})
