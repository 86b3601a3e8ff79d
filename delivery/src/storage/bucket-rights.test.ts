import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { comparisonOf } from '../canary/comparison.ts'
import { nothingSeen } from '../canary/evidence.ts'
import { readAllEvidence } from '../canary/evidence-pool.ts'
import { readVerifiedRelease } from '../releases/integrity.ts'
import { readGateReport } from '../releases/gate-report.ts'
import { prune } from '../releases/prune.ts'
import { publishedReleases } from '../releases/published.ts'
import { openReleaseStore } from '../releases/store.ts'
import { promote, startCanary } from '../registry/registry.ts'
import { makeBucketPlace, type TestBucket } from '../testing/bucket.ts'
import { makeTestStore, type TestStore } from '../testing/storage.ts'

const page = readFileSync(new URL('../../../docs/object-storage.md', import.meta.url), 'utf8')

/** What the page for operators grants somebody, as `PUT registry.json` or `DELETE <a remote>/*`. */
function grantedTo(who: string): string[] {
  const row = page.split('\n').find((line) => line.startsWith(`| ${who} `)) ?? ''
  const [, , , , writes = '', deletes = ''] = row.split('|')
  const places = (cell: string) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, place]) => place)
  return [
    ...places(writes).map((place) => `PUT ${place}`),
    ...places(deletes).map((place) => `DELETE ${place}`),
  ]
}

/** What was asked of the bucket, with places as the page writes them. */
const askedIn = (pattern: RegExp) => {
  const places = [...asked].map((one) => one.replace(/(history|evidence)\/.*/, '$1/*'))
  return [...new Set(places.filter((one) => pattern.test(one)))].sort()
}
const read = () => askedIn(/^GET /)
const changed = () =>
  askedIn(/^(PUT|DELETE) /).map((one) => one.replace(/ catalogue\/.*/, ' <its remote>/*'))

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
  // Another one each time: what is there already is not written.
  await team.publish({ 'assets/role-page-3.css': `/* ${performance.now()} */` })
  expect(changed()).toEqual(grantedTo("a team's publisher"))
  expect(read()).toEqual(['GET catalogue/<release>/…', 'GET registry.json'])
})

test('whoever promotes writes the registry, the check beside it and, when it is trimmed, the history', async () => {
  const { author } = team
  const store = openReleaseStore(bucket.open())
  await readVerifiedRelease(store, team.trusted, 'catalogue', release)
  await store.changeRegistry(promote('catalogue', release), author)
  const ids = Array.from({ length: 80 }, (_, index) => index.toString(16).padStart(16, '0'))
  for (const id of ids) await store.changeRegistry(promote('leads', id), author)
  expect(changed()).toEqual(grantedTo('who promotes and rolls back').sort())
})

test('a shell writes what it saw of a canary, withdraws it, and lists and reads what others saw', async () => {
  const { author, trusted } = team
  const store = openReleaseStore(bucket.open())
  await store.changeRegistry(promote('catalogue', release), author)
  await store.changeRegistry(startCanary('catalogue', 'f'.repeat(16), 10), author)
  asked.clear()
  const comparison = comparisonOf(await store.readRegistry(trusted), 'catalogue')!
  const seen = nothingSeen(comparison.since, comparison.startedAt)
  await store.writeEvidence(comparison, 'a'.repeat(16), seen, author.key)
  expect(await readAllEvidence(store, comparison, trusted)).toEqual([seen])
  expect(read()).toEqual(['GET <list>', 'GET evidence/*', 'GET registry.json'])
  // A change is one like a promotion: whose it is the bucket does not see.
  const promotes = grantedTo('who promotes and rolls back')
  expect(grantedTo('a shell (it withdraws canaries)')).toEqual([...promotes, ...changed()])
})

test('prune reads, lists and removes releases', async () => {
  await team.publish({ 'assets/role-page-3.css': '.title { color: green }' })
  asked.clear()
  expect((await prune(team.store, { trusted: team.trusted, keepDays: -1 })).length).toBeGreaterThan(
    0,
  )
  expect(changed()).toEqual(
    grantedTo('`prune`').map((one) => one.replace('a remote', 'its remote')),
  )
  expect(read()).toEqual([
    'GET <list>',
    'GET catalogue/<release>/…',
    'GET history/*',
    'GET registry.json',
  ])
})

test('who looks at releases reads and lists, and changes nothing', async () => {
  await team.publish()
  const store = openReleaseStore(bucket.open())
  asked.clear()
  const ids = await store.listReleases('catalogue')
  const history = await store.readHistory(team.trusted)
  const { releases } = await publishedReleases({ store, trusted: team.trusted }, 'catalogue', {
    ids,
    history,
    live: [],
  })
  expect(releases).toHaveLength(1)
  expect(await readGateReport({ store, trusted: team.trusted }, releases[0]!.manifest)).toBeNull()
  expect(changed()).toEqual(grantedTo('the console, `releases`'))
  expect(read()).toContain('GET <list>')
})
