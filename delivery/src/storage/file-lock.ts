import { hash, randomUUID } from 'node:crypto'
import { link, lstat, open, rm, type FileHandle } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import { nullWhenMissing, readRegularFile } from './regular-file.ts'

/** For one holder, and for all of them: of many writers at once the unluckiest waits for several. */
const patienceMs = 10_000
const patienceInAllMs = 60_000
/** A lock that was not renewed for so long falls. The clocks of machines that share a folder must agree better. */
const leaseMs = 60_000
const renewalMs = 10_000
const maxHolderBytes = 400

export interface FileLock {
  /**
   * To be asked right before anything is written: a process that was stopped for a minute may find others at work.
   *
   * @throws {Error} when the lock was taken over
   */
  assertHeld(): Promise<void>
}

/**
 * Runs `work` while no other process holds the lock, and renews it meanwhile. The lock of a process that was killed is
 * taken over at once, that of another machine a minute after it was last renewed.
 *
 * @param path the lock file; it appears complete or not at all
 * @throws {Error} when another writer keeps it for 10 seconds, or one after the other for a minute
 */
export async function withFileLock<T>(
  path: string,
  work: (lock: FileLock) => Promise<T>,
): Promise<T> {
  const id = randomUUID()
  const own = await take(path, id)
  const renewal = setInterval(() => void renew(own, id).catch(() => undefined), renewalMs)
  const isHeld = () => isSameFile(own, path)
  try {
    return await work({
      async assertHeld() {
        if (!(await isHeld())) throw new Error(`${path} was taken over by another writer`)
      },
    })
  } finally {
    clearInterval(renewal)
    if (await isHeld()) await rm(path, { force: true })
    await own.close()
  }
}

async function take(path: string, id: string): Promise<FileHandle> {
  const draft = `${path}.${id}`
  const begun = performance.now()
  let current = { id: '', since: begun }
  const own = await open(draft, 'wx')
  try {
    await renew(own, id)
    while (!(await isLinked(draft, path))) {
      const holder = await lookAt(path)
      const now = performance.now()
      const id = holder?.text.split(' ')[3] ?? ''
      if (holder && id !== current.id) current = { id, since: now }
      if (holder && isGone(holder)) await breakLock(path, holder)
      else if (now - current.since > patienceMs || now - begun > patienceInAllMs)
        throw new Error(
          `Another writer (${holder?.text.replace(/\p{Cc}/gu, '?')}) keeps ${path}; it falls a minute after its last renewal`,
        )
      else await delay(5 + Math.random() * 20)
    }
    return own
  } catch (error) {
    await own.close()
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Writes into its own file, whatever the lock's name stands for by now; in words of one length. */
async function renew(own: FileHandle, id: string): Promise<void> {
  const now = Date.now()
  await own.write(`${process.pid} ${hostname()} ${now} ${id}`, 0)
  await own.utimes(now / 1000, now / 1000)
}

/** A hard link comes into being with its content, so that a killed process leaves no lock without an owner. */
async function isLinked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The words in a lock can be copied; the open file cannot. */
async function isSameFile(own: FileHandle, path: string): Promise<boolean> {
  const [ours, theirs] = await Promise.all([own.stat(), lstat(path).catch(nullWhenMissing)])
  return theirs?.ino === ours.ino && theirs.dev === ours.dev
}

interface Holder {
  /** What the lock says, empty when that is not to be read. */
  text: string
  renewedAt: number
  /** Differs from that of every other lock, and from its own after a renewal. */
  mark: string
}

async function lookAt(path: string): Promise<Holder | null> {
  const stats = await lstat(path).catch(nullWhenMissing)
  if (!stats) return null
  const bytes = await readRegularFile(path, maxHolderBytes).catch(() => null)
  const text = bytes?.toString() ?? ''
  const mark = hash('sha256', `${stats.ino} ${stats.mtimeMs} ${text}`).slice(0, 16)
  return { text, renewedAt: stats.mtimeMs, mark }
}

/** Only a process of this machine can be known to be gone; of another one its time tells. */
function isGone({ text, renewedAt }: Holder): boolean {
  const [pid, host, takenAt] = text.split(' ')
  const times = [renewedAt, Number(takenAt)]
  // A time to come is a wrong clock's: nobody would live to see that lock fall.
  if (times.some((time) => Math.abs(Date.now() - time) > leaseMs)) return true
  if (host !== hostname()) return false
  // A restarted container gives the same number to its next process.
  if (Number(pid) === process.pid) return Number(takenAt) < Date.now() - process.uptime() * 1000
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Of several waiters one at a time may remove this holder's lock, and only while it is still this holder's. */
async function breakLock(path: string, { mark }: Holder): Promise<void> {
  await withFileLock(`${path}.${mark}.break`, async () => {
    if ((await lookAt(path))?.mark === mark) await rm(path, { force: true })
  })
}
