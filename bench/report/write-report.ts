import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../commands/root.ts'
import { judgeBars } from '../bars/bars.ts'
import { barsTable } from '../bars/section.ts'
import { formatted } from '../running/formatted.ts'
import { makeReport } from './report.ts'
import type { StoredResults } from '../stored-results.ts'

const pictures = 'docs/pictures'
const begin = '<!-- Written by `npm run bench`. -->'
const end = '<!-- So far by `npm run bench`. -->'

/** Writes `docs/speed.md`, its pictures and the README's table, and removes pictures that it no longer has. */
export async function writeReport(results: StoredResults): Promise<void> {
  const files = await makeReport(results)
  for (const path of await writtenPictures()) if (!files.has(path)) await rm(join(root, path))
  for (const [path, content] of files) await writeFile(join(root, path), content)
  const readme = join(root, 'README.md')
  await writeFile(readme, await makeReadme(await readFile(readme, 'utf8'), results))
}

/** The report's pictures that are there, by path from the project's root. */
export async function writtenPictures(): Promise<string[]> {
  const names = await readdir(join(root, pictures))
  return names.filter((name) => /^speed-.*\.svg$/.test(name)).map((name) => `${pictures}/${name}`)
}

/** The README with five of the bars between its two marks. */
export async function makeReadme(readme: string, results: StoredResults): Promise<string> {
  const [before, after] = [readme.split(begin)[0], readme.split(end)[1]]
  if (before === undefined || after === undefined) throw new Error('The README has no marks')
  const headlines = barsTable(judgeBars(results).filter(({ bar }) => bar.isHeadline))
  const text = [before + begin, headlines, end + after].join('\n\n')
  return formatted(join(root, 'README.md'), text)
}
