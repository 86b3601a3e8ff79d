import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isServerFile, readRegularFile } from 'delivery'

/**
 * Puts the server's code of a release in place at once. What is there already is compared with it, and never written again:
 * somebody may be importing from it, and nothing on disk is trusted.
 *
 * @returns its folder: another one where something else has the place
 */
export async function unpackRelease(
  files: ReadonlyMap<string, Uint8Array>,
  target: string,
): Promise<string> {
  const code = [...files].filter(([path]) => isServerFile(path) && /\.m?js$/.test(path))
  code.push(['package.json', Buffer.from('{ "type": "module" }')])
  // Before it is looked at: nobody removes it then.
  await renew(target).catch(() => undefined)
  if (await holds(target, code)) return target
  await mkdir(dirname(target), { recursive: true })
  const draft = await mkdtemp(`${target}${draftMark}`)
  try {
    for (const [path, bytes] of code) {
      await mkdir(dirname(join(draft, path)), { recursive: true })
      await writeFile(join(draft, path), bytes)
    }
    return await takePlace(draft, target, code)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

type Code = readonly [path: string, bytes: Uint8Array][]

async function takePlace(draft: string, target: string, code: Code): Promise<string> {
  const isPlaced = await rename(draft, target).then(
    () => true,
    () => false,
  )
  if (isPlaced) return target
  // Another shell may have been faster.
  if (await holds(target, code)) {
    await rm(draft, { recursive: true, force: true })
    return target
  }
  const apart = draft.replace(draftMark, '-')
  await rename(draft, apart)
  return apart
}

async function holds(folder: string, code: Code): Promise<boolean> {
  const isSame = async ([path, bytes]: Code[number]) => {
    const there = await readRegularFile(join(folder, path), bytes.byteLength).catch(() => null)
    return there?.equals(bytes) ?? false
  }
  const same = await Promise.all(code.map(isSame))
  return same.every(Boolean)
}

const draftMark = '.draft-'

/** Longer than any release takes to be unpacked, and any worker needs one that is not in memory any more, in milliseconds. */
const unusedMs = 24 * 60 * 60 * 1_000

/** Removes code that nobody needs any more, by `<remote>/<folder>`, and what shells left that were killed while they unpacked. */
export async function removeUnused(folder: string, isUsed: (name: string) => boolean) {
  for (const remote of await namesIn(folder))
    for (const name of await namesIn(join(folder, remote))) {
      const attend = isUsed(`${remote}/${name}`) ? renew : removeOld
      // What cannot be removed keeps nothing else, and is tried again with the next change.
      await attend(join(folder, remote, name)).catch(() => undefined)
    }
}

const renew = (place: string) => utimes(place, new Date(), new Date())

/** Whoever needs it meanwhile finds all of it, and has renewed its time, or nothing. */
async function removeOld(place: string): Promise<void> {
  const isOld = async (path: string) => Date.now() - (await stat(path)).mtimeMs > unusedMs
  if (!(await isOld(place))) return
  const gone = place.includes(draftMark) ? place : `${place}${draftMark}${randomUUID()}`
  await rename(place, gone)
  await ((await isOld(gone)) ? rm(gone, { recursive: true }) : rename(gone, place))
}

/** Of folders: a link in their place is not followed. */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.flatMap((entry) => (entry.isDirectory() ? entry.name : []))
}
