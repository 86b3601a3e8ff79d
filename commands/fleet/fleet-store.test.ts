import { spawnSync } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder } from 'delivery'
import { expect, onTestFinished, test } from 'vitest'
import { findFleetStore, noteStore } from './fleet-store.ts'

const store = {
  RELEASE_STORE: 's3://releases',
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_REGION: 'local',
  AWS_ACCESS_KEY_ID: 'fleet',
  AWS_SECRET_ACCESS_KEY: 'secret',
}

function makeDataFolder() {
  const folder = makeTemporaryFolder('plumbline-fleet-')
  onTestFinished(folder.remove)
  return { folder: folder.path, note: join(folder.path, 'fleet/store.json') }
}

test('where the store of a running fleet is, only its owner reads', async () => {
  const { folder, note } = makeDataFolder()
  expect(findFleetStore(folder)).toBeUndefined()
  noteStore(folder, store)
  noteStore(folder, store)
  expect(findFleetStore(folder)).toEqual(store)
  expect((await stat(note)).mode & 0o777).toBe(0o600)
})

test('the store of a fleet that was killed, or a note that is none, is no store', async () => {
  const { folder, note } = makeDataFolder()
  noteStore(folder, store)
  const { pid } = spawnSync(process.execPath, ['--version'])
  const text = await readFile(note, 'utf8')
  await writeFile(note, text.replace(/"pid":\d+/, `"pid":${pid}`))
  expect(findFleetStore(folder)).toBeUndefined()
  await writeFile(note, '{"pid":1}')
  expect(findFleetStore(folder)).toBeUndefined()
})
