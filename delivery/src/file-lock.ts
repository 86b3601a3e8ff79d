import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

const patienceMs = 10_000

/**
 * Runs `work` while no other process holds the lock. The lock of a process that was killed is taken over at once.
 *
 * @param path the lock file; it appears complete or not at all
 * @throws {Error} when another writer keeps it for 10 seconds
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  await take(path)
  try {
    return await work()
  } finally {
    await rm(path, { force: true })
  }
}

async function take(path: string): Promise<void> {
  const id = randomUUID()
  const draft = `${path}.${id}`
  const deadline = performance.now() + patienceMs
  await writeFile(draft, `${process.pid} ${hostname()} ${Date.now()} ${id}`)
  try {
    while (!(await isLinked(draft, path))) {
      const holder = await readFile(path, 'utf8').catch(() => '')
      if (isGone(holder)) await breakLock(path, holder)
      else if (performance.now() > deadline)
        throw new Error(
          `Another writer (${holder}) keeps ${path}; remove that file when no such process runs`,
        )
      else await delay(5 + Math.random() * 20)
    }
  } finally {
    await rm(draft, { force: true })
  }
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

/** Only a process of this machine can be known to be gone. */
function isGone(holder: string): boolean {
  const [pid, host, takenAt] = holder.split(' ')
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
async function breakLock(path: string, holder: string): Promise<void> {
  const id = holder.split(' ').at(-1)
  await withFileLock(`${path}.${id}.break`, async () => {
    if ((await readFile(path, 'utf8').catch(() => null)) === holder) await rm(path, { force: true })
  })
}
