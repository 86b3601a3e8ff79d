import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Logger } from 'pino'
import type { ShellBuild } from './shell-build.ts'

export type Files = ShellBuild['contents']

/** A tab that is older than so many builds gets its page anew. */
const keptBuilds = 5

/**
 * Keeps the files of this build, and brings those of the builds that ran here before: tabs that were opened then still ask
 * for them. Their names are made of their contents, so that one path is one file. A full disk keeps no shell from starting.
 *
 * @param folder outlasts the builds
 */
export async function keepBuild(
  folder: string,
  { id, contents }: Pick<ShellBuild, 'id' | 'contents'>,
  log: Logger,
): Promise<Files> {
  try {
    await writeFiles(join(folder, id), contents)
    const earlier = (await newestFirst(folder)).filter((name) => name !== id)
    for (const name of earlier.splice(keptBuilds - 1))
      await rm(join(folder, name), { recursive: true })
    const files = await Promise.all(earlier.map((name) => readFiles(join(folder, name))))
    return new Map(files.flat())
  } catch (error) {
    log.error({ event: 'builds-not-kept', error: String(error) })
    return new Map()
  }
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  const now = new Date()
  await utimes(folder, now, now)
}

async function newestFirst(folder: string): Promise<string[]> {
  const builds = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { mtimeMs } = await stat(join(folder, name))
      return { name, mtimeMs }
    }),
  )
  return builds.sort((one, other) => other.mtimeMs - one.mtimeMs).map(({ name }) => name)
}

async function readFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.map(async (path) => [relative(folder, path), await readFile(path)] as const),
  )
}
