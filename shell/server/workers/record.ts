import { fstatSync, openSync, readSync, rmSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '../limits.ts'
import { phases, type Activity } from '../rendering/tracing.ts'

/** Longer than any that we write, in bytes. */
const maxLength = 1_000

let records = 0

/** Opens a file without a name: whose code a worker runs stands in it whatever becomes of the worker. */
export function openRecord(): number {
  const path = join(tmpdir(), `plumbline-record-${process.pid}-${records++}`)
  try {
    const file = openSync(path, 'wx+', 0o600)
    rmSync(path)
    return file
  } catch {
    // Pages are worth more than knowing who spoils them.
    return openSync(devNull, 'r+')
  }
}

/** What the first line says, or null when it says nothing: a worker may write anything. */
export function readRecord(file: number): Activity | null {
  const bytes = Buffer.alloc(maxLength)
  const length = readSync(file, bytes, 0, maxLength, 0)
  const line = bytes.toString('utf8', 0, length).split('\n')[0] ?? ''
  const [job, word, ...releases] = line.split(' ')
  const phase = phases.find((known) => known === word)
  if (!phase || !/^\d+$/.test(job ?? '') || !releases.every((key) => /^[\w-]+\/[\w-]+$/.test(key)))
    return null
  return { job: Number(job), phase, releases: [...new Set(releases)] }
}

/** Whether a worker has written more than it needs: the file takes room of the disk, and has no name to be found by. */
export const isOverfull = (file: number) => fstatSync(file).size > limits.workerRecordBytes
