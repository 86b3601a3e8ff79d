// Preloaded into the backend. While the flag's file exists, the disk is full at the border to the system: 'growth' as
// on most file systems, where what is there can be overwritten and nothing can grow; 'writes' as where overwriting takes
// room too (btrfs, ZFS), which meets the database's journal.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { writeSync, readFileSync, fstatSync } = fs
const flag = process.env['FULL_DISK_FLAG'] ?? ''

type Write = (
  fd: number,
  bytes: Uint8Array,
  offset: number,
  length: number,
  position: number | null,
) => number

/** PGlite writes with this one only. */
const write: Write = (fd, bytes, offset, length, position) => {
  if (isRefused(fd, (position ?? 0) + length)) {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  return (writeSync as Write)(fd, bytes, offset, length, position)
}

function isRefused(fd: number, end: number): boolean {
  const refused = readFlag()
  return refused === 'writes' || (refused === 'growth' && end > fstatSync(fd).size)
}

function readFlag(): string {
  try {
    return readFileSync(flag, 'utf8')
  } catch {
    return ''
  }
}

Object.assign(fs, { writeSync: write })
syncBuiltinESMExports()
