import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeAbandonedDrafts, unpackRelease } from './unpack-release.ts'

const id = '0123456789abcdef'
const code = new Map([['server/entry.js', Buffer.from('export {}')]])

const makeFolder = () => mkdtemp(join(tmpdir(), 'verified-'))

test('two shells that unpack the same release at once leave one copy', async () => {
  const folder = await makeFolder()
  const target = join(folder, 'catalogue', id)
  const unpacked = await Promise.all(Array.from({ length: 5 }, () => unpackRelease(code, target)))
  expect(new Set(unpacked)).toEqual(new Set([target]))
  expect(await readdir(join(folder, 'catalogue'))).toEqual([id])
})

test('what is not the release keeps its place, and the release has another one', async () => {
  const folder = await makeFolder()
  const target = join(folder, 'catalogue', id)
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'other.js'), '')
  const place = await unpackRelease(code, target)
  expect(place).not.toBe(target)
  await utimes(place, 0, 0)
  await removeAbandonedDrafts(folder)
  expect(await readdir(join(place, 'server'))).toEqual(['entry.js'])
})

test('what lies in a place of code and is no file is not waited for', async () => {
  const target = join(await makeFolder(), 'catalogue', id)
  await mkdir(join(target, 'server'), { recursive: true })
  execFileSync('mkfifo', [join(target, 'server/entry.js')])
  expect(await unpackRelease(code, target)).not.toBe(target)
})

test('a start removes what was left half unpacked, and nothing that is being unpacked', async () => {
  const folder = await makeFolder()
  const remote = join(folder, 'catalogue')
  await unpackRelease(code, join(remote, id))
  const left = join(remote, `${id}.draft-killed`)
  for (const draft of [left, join(remote, `${id}.draft-recent`)]) {
    await mkdir(draft)
    await writeFile(join(draft, 'entry.js'), '')
  }
  await utimes(left, 0, 0)
  await removeAbandonedDrafts(folder)
  expect(await readdir(remote)).toEqual([id, `${id}.draft-recent`])
  await removeAbandonedDrafts(join(folder, 'none'))
})
