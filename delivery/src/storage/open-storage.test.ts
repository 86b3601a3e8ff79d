import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFileStorage } from './file-storage.ts'
import { openStorage } from './open-storage.ts'
import { encodeText } from './storage.ts'
import { makeFolder } from '../testing/release.ts'

const env = {
  S3_ENDPOINT: 'https://s3.example.org',
  S3_REGION: 'auto',
  AWS_ACCESS_KEY_ID: 'id',
  AWS_SECRET_ACCESS_KEY: 'secret',
}

test('a path is a folder', async () => {
  const folder = join(await makeFolder(), 'releases')
  await openStorage(folder, {}).write('a.js', encodeText('a'))
  expect(await openFileStorage(folder).read('a.js')).not.toBeNull()
})

test('a bucket names all settings that it misses at once', () => {
  expect(() => openStorage('s3://releases/site', {})).toThrow(
    'The release store s3://releases/site needs S3_ENDPOINT, S3_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY',
  )
  expect(() => openStorage('s3://releases', { ...env, S3_REGION: '' })).toThrow(
    /^The release store s3:\/\/releases needs S3_REGION$/,
  )
  expect(() => openStorage('s3://releases', { ...env, S3_ENDPOINT: 'example.org' })).toThrow(
    'S3_ENDPOINT is not a web address: example.org',
  )
})

test.each(['s3://', 's3:///prefix', 's3://UPPER', 'https://example.org/x', 'S3://releases'])(
  '%s is no store',
  (place) => {
    expect(() => openStorage(place, env)).toThrow(`${place} is no release store`)
  },
)

test('a file is no store', async () => {
  const file = join(await makeFolder(), 'file')
  await writeFile(file, '')
  expect(() => openStorage(file, {})).toThrow(`The release store ${file} is a file`)
})

test('an empty place is no store', () => {
  expect(() => openStorage('', env)).toThrow('The release store has no place')
})

test.each(['s3://releases', 's3://releases/', 's3://releases/remotes/', 's3://my.bucket-1/a/b'])(
  '%s is a bucket',
  (place) => {
    expect(() => openStorage(place, env)).not.toThrow()
  },
)
