import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../commands/site/settings.ts'
import { makeReadme } from './readme.ts'
import { makeReport } from './report.ts'
import type { StoredResults } from './stored-results.ts'

const pictures = 'docs/pictures'

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
