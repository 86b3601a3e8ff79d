import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { comparisonOf } from '../canary/comparison.ts'
import { nothingSeen } from '../canary/evidence.ts'
import { readAllEvidence } from '../canary/evidence-pool.ts'
import { readVerifiedRelease } from '../releases/integrity.ts'
import { prune } from '../releases/prune.ts'
import { openReleaseStore } from '../releases/store.ts'
import { promote, startCanary } from '../registry/registry.ts'
import { makeBucketPlace, type TestBucket } from '../testing/bucket.ts'
import { makeTestStore, type TestStore } from '../testing/storage.ts'

// docs/object-storage.md grants exactly this.
let bucket: TestBucket
let team: TestStore
let release: string
let asked: Set<string>

beforeAll(async () => {
  bucket = await makeBucketPlace()
  team = await makeTestStore(bucket.open())
  ;({ release } = await team.publish())
})
afterAll(() => bucket.stop())
beforeEach(() => {
  asked = new Set()
  bucket.mishapOf = (method, path) => {
    const place = path.replace('/releases/remotes/', '').replace(/[a-f0-9]{16}\/.*/, '<release>/…')
    asked.add(`${method} ${place.replace(/^\/releases\?.*/, '<list>')}`)
    return undefined
  }
})

test('a publisher writes below its own remote, and removes nothing', async () => {
  await team.publish({ 'assets/role-page-3.css': '.title { color: blue }' })
  expect([...asked].sort()).toEqual([
    'GET catalogue/<release>/…',
    'GET registry.json',
    'PUT catalogue/<release>/…',
  ])
})

test('whoever promotes or withdraws writes the registry and the check beside it', async () => {
  const { author } = team
  const store = openReleaseStore(bucket.open())
  await readVerifiedRelease(store, team.trusted, 'catalogue', release)
  await store.changeRegistry(promote('catalogue', release), author)
  expect([...asked].sort()).toEqual([
    'GET catalogue/<release>/…',
    'GET registry.json',
    'PUT registry.json',
    'PUT registry.json.check',
  ])
})

test('a shell writes what it saw of a canary, and lists and reads what others did', async () => {
  const { author, trusted } = team
  const store = openReleaseStore(bucket.open())
  await store.changeRegistry(startCanary('catalogue', 'f'.repeat(16), 10), author)
  asked.clear()
  const comparison = comparisonOf(await store.readRegistry(trusted), 'catalogue')!
  const seen = nothingSeen(comparison.since, comparison.startedAt)
  await store.writeEvidence(comparison, 'a'.repeat(16), seen, author.key)
  expect(await readAllEvidence(store, comparison, trusted)).toEqual([seen])
  const places = [...asked].map((place) => place.replace(/\d+\/a{16}/, '<owner>'))
  expect(places.sort()).toEqual([
    'GET <list>',
    'GET evidence/catalogue/<owner>.jws',
    'GET registry.json',
    'PUT evidence/catalogue/<owner>.jws',
  ])
})

test('prune reads, lists and removes releases', async () => {
  expect(await prune(team.store, { trusted: team.trusted, keepDays: -1 })).toHaveLength(1)
  expect([...asked].sort()).toEqual([
    'DELETE catalogue/<release>/…',
    'GET <list>',
    'GET catalogue/<release>/…',
    'GET registry.json',
  ])
})

test('whoever makes the change after which the registry is trimmed writes to the history too', async () => {
  const { author } = team
  const store = openReleaseStore(bucket.open())
  const ids = Array.from({ length: 80 }, (_, index) => index.toString(16).padStart(16, '0'))
  for (const id of ids) await store.changeRegistry(promote('leads', id), author)
  const places = [...asked].map((place) => place.replace(/\/\d{12}.*/, '/<changes>'))
  expect([...new Set(places)].sort()).toEqual([
    'GET <list>',
    'GET registry.json',
    'PUT history/<changes>',
    'PUT registry.json',
    'PUT registry.json.check',
  ])
})
