import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { removeUnused, unpackRelease } from './unpack-release.ts'

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
  expect(await readdir(join(place, 'server'))).toEqual(['entry.js'])
})

test('what lies in a place of code and is no file is not waited for', async () => {
  const target = join(await makeFolder(), 'catalogue', id)
  await mkdir(join(target, 'server'), { recursive: true })
  execFileSync('mkfifo', [join(target, 'server/entry.js')])
  expect(await unpackRelease(code, target)).not.toBe(target)
})

test('what nobody uses for a day is removed, and what was left half unpacked; what is being unpacked is not', async () => {
  const folder = await makeFolder()
  const remote = join(folder, 'catalogue')
  const draft = `${id}.draft-killed`
  for (const name of [id, 'fedcba9876543210', '0000000000000000', draft]) {
    await unpackRelease(code, join(remote, name))
    await utimes(join(remote, name), 0, 0)
  }
  const recent = [`${id}.draft-recent`, '1111111111111111']
  for (const name of recent) await unpackRelease(code, join(remote, name))
  await removeUnused(folder, (name) => name === `catalogue/${id}`)
  expect((await readdir(remote)).sort()).toEqual([id, ...recent].sort())
  await removeUnused(join(folder, 'none'), () => false)
})

test('what is found in its place has a day more, and what cannot be removed keeps nothing else', async () => {
  const folder = await makeFolder()
  // Its name is too long to be made longer.
  const place = (name: string) => join(folder, 'catalogue', name)
  const [found, stuck, old] = [place(id), place('a'.repeat(250)), place('b')]
  for (const place of [found, stuck, old]) {
    await mkdir(place, { recursive: true })
    await utimes(place, 0, 0)
  }
  await writeFile(join(found, 'package.json'), '{ "type": "module" }')
  await utimes(found, 0, 0)
  expect(await unpackRelease(new Map(), found)).toBe(found)
  await removeUnused(folder, () => false)
  expect((await readdir(join(folder, 'catalogue'))).sort()).toEqual([
    basename(found),
    basename(stuck),
  ])
})

test('a link to another folder is left alone, with what is there', async () => {
  const [folder, elsewhere] = [await makeFolder(), await makeFolder()]
  await mkdir(join(elsewhere, 'precious'))
  await utimes(join(elsewhere, 'precious'), 0, 0)
  await symlink(elsewhere, join(folder, 'leads'))
  await removeUnused(folder, () => false)
  expect(await readdir(elsewhere)).toEqual(['precious'])
})

test('what somebody finds while it is being removed has its place again', async () => {
  const folder = await makeFolder()
  const target = join(folder, 'catalogue', id)
  for (let round = 0; round < 500; round++) {
    await unpackRelease(code, target)
    await utimes(target, 0, 0)
    const [place] = await Promise.all([
      unpackRelease(code, target),
      removeUnused(folder, () => false),
    ])
    expect(await readdir(join(place, 'server')), `round ${round}`).toEqual(['entry.js'])
  }
})
