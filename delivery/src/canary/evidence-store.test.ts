import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { mapAtOnce } from '../map-at-once.ts'
import { promote, startCanary } from '../registry/registry.ts'
import { prune } from '../releases/prune.ts'
import { signJws } from '../signing/jws.ts'
import { everyRemote } from '../signing/keys.ts'
import { makeSigningKey, publicKeyOf, type SigningKey } from '../signing/signing-key.ts'
import { decodeText, encodeText } from '../storage/storage.ts'
import { makeBucketPlace } from '../testing/bucket.ts'
import {
  makeFolderPlace,
  makeTestStore,
  type TestPlace,
  type TestStore,
} from '../testing/storage.ts'
import { comparisonOf, nameOfComparison, type Comparison } from './comparison.ts'
import { nothingSeen, pool, type Seen } from './evidence.ts'
import { createEvidencePool, readAllEvidence } from './evidence-pool.ts'

const places: [string, () => Promise<TestPlace>][] = [
  ['a folder', makeFolderPlace],
  ['a bucket', makeBucketPlace],
]

const shell = await makeSigningKey(everyRemote, 'Shell', { role: 'shell' })
const idOf = (number: number) => number.toString(16).padStart(16, '0')
let canaries = 1_000
const [me, other, third] = [idOf(1), idOf(2), idOf(3)]

describe.each(places)('in %s', (_, makePlace) => {
  let place: TestPlace
  let team: TestStore
  let comparison: Comparison
  beforeAll(async () => {
    place = await makePlace()
    team = await makeTestStore(place.open())
    team.trusted.keys.push(publicKeyOf(shell))
    await team.store.changeRegistry(promote('catalogue', idOf(7)), team.author)
  })
  afterAll(() => place.stop())
  // Each test has a comparison, and so a folder, of its own.
  beforeEach(async () => {
    const release = idOf(++canaries)
    await team.store.changeRegistry(startCanary('catalogue', release, 10), team.author)
    comparison = comparisonOf(await team.store.readRegistry(team.trusted), 'catalogue')!
  })

  const folder = () => `evidence/catalogue/${comparison.start}/`
  const nameOf = (owner: string) => `${folder()}${owner}.jws`
  const failed = (failures: number): Seen => {
    const none = nothingSeen(comparison.since, comparison.startedAt)
    const rendered = { views: failures, failures, measured: 0, poor: 0 }
    return { ...none, canary: { ...none.canary, rendered }, views: [failures] }
  }
  const tell = (owner: string, failures: number, key = shell) =>
    team.store.writeEvidence(comparison, owner, failed(failures), key)
  const open = () => createEvidencePool({ ...team, comparison, except: me })
  const failuresOf = (all: readonly Seen[]) => pool(all, comparison.since).canary.rendered.failures
  const failures = async (evidence = open()) => {
    await evidence.read()
    return failuresOf(evidence.all())
  }
  /** Any document, signed by whoever. */
  const forge = async (owner: string, document: object, key: SigningKey = shell, name = owner) => {
    const none = nothingSeen(comparison.since, comparison.startedAt)
    const whole = { format: 1, of: nameOfComparison(comparison), owner, ...none, ...document }
    const jws = await signJws(encodeText(JSON.stringify(whole)), key, 'delivery-evidence+jws')
    await team.storage.write(nameOf(name), encodeText(jws))
  }

  test('each reads what the others saw, and again only what is new', async () => {
    await Promise.all([tell(me, 1), tell(other, 2), tell(third, 4)])
    const evidence = open()
    expect(await evidence.read()).toBe(2)
    expect(failuresOf(evidence.all())).toBe(6)
    await tell(third, 5)
    expect(await evidence.read()).toBe(1)
    expect(await evidence.read()).toBe(0)
    expect(failuresOf(evidence.all())).toBe(7)
    expect(failuresOf(await readAllEvidence(team.store, comparison, team.trusted))).toBe(8)
  })

  test('what was read stays, when its object is put back or goes', async () => {
    await tell(other, 3)
    const before = (await team.storage.read(nameOf(other)))!
    await tell(other, 5)
    const evidence = open()
    expect(await failures(evidence)).toBe(5)
    await team.storage.write(nameOf(other), Uint8Array.from(before))
    expect(await failures(evidence)).toBe(5)
    await team.storage.remove(nameOf(other))
    expect(await failures(evidence)).toBe(5)
    // Its process goes on.
    await tell(other, 6)
    expect(await failures(evidence)).toBe(6)
  })

  test('a copy under another name, or of another comparison, says nothing', async () => {
    await tell(other, 3)
    const bytes = Uint8Array.from((await team.storage.read(nameOf(other)))!)
    await team.storage.write(nameOf(third), bytes)
    expect(await failures()).toBe(3)
    const next = { ...comparison, start: comparison.start + 1 }
    await team.storage.write(`evidence/catalogue/${next.start}/${other}.jws`, bytes)
    expect(await readAllEvidence(team.store, next, team.trusted)).toEqual([])
  })

  test('a stranger, a team of another remote and a pipeline are not heard', async () => {
    const stranger = await makeSigningKey(everyRemote, 'Shell', { role: 'shell' })
    const leads = await makeSigningKey('leads')
    const ci = await makeSigningKey('catalogue', 'Catalogue', { role: 'ci' })
    team.trusted.keys.push(publicKeyOf(leads), publicKeyOf(ci))
    for (const [index, key] of [stranger, { ...stranger, kid: shell.kid }, leads, ci].entries())
      await tell(idOf(index + 50), 9, key)
    expect(await failures()).toBe(0)
  })

  test('what a key said that ended since does not count any more', async () => {
    await tell(other, 3)
    const trusted = { keys: team.trusted.keys }
    const evidence = createEvidencePool({ ...team, trusted, comparison })
    expect(await failures(evidence)).toBe(3)
    trusted.keys = trusted.keys.map((key) => (key.kid === shell.kid ? { ...key, ended: 1 } : key))
    expect(failuresOf(evidence.all())).toBe(0)
  })

  test('what is no evidence counts nothing, and stops nobody', async () => {
    await tell(other, 3)
    const evidence = open()
    expect(await failures(evidence)).toBe(3)
    await team.storage.write(nameOf(idOf(60)), encodeText('x'.repeat(limits.evidence + 1)))
    await team.storage.write(nameOf(idOf(61)), encodeText('{}'))
    await team.storage.write(nameOf(idOf(62)), new Uint8Array())
    await team.storage.write(`${folder()}..evil.jws`, encodeText('x'))
    await team.storage.write(`${folder()}deep/${idOf(63)}.jws`, encodeText('x'))
    const much = { views: 1e15, failures: 0, measured: 0, poor: 0 }
    await forge(idOf(64), { canary: { rendered: much, cached: much, reported: much } })
    await forge(idOf(65), { views: Array.from({ length: 11 }, () => 1) })
    await forge(idOf(66), { views: [-5] })
    await forge(idOf(67), { format: 2 })
    await forge(idOf(68), {}, shell, idOf(69))
    // An owner that counted is spoilt.
    await team.storage.write(nameOf(other), encodeText('spoilt'))
    expect(await failures(evidence)).toBe(3)
    expect(evidence.all()).toHaveLength(1)
    expect(await failures()).toBe(0)
  })

  test('no crowd of forged objects keeps from who was heard before', async () => {
    const late = 'f'.repeat(16)
    await tell(late, 3)
    const evidence = open()
    expect(await failures(evidence)).toBe(3)
    const crowd = Array.from({ length: 3 * limits.evidenceAtOnce }, (_, index) => idOf(index + 100))
    for (const owner of crowd) await team.storage.write(nameOf(owner), encodeText('x'))
    await tell(late, 4)
    expect(await evidence.read()).toBe(limits.evidenceAtOnce)
    expect(failuresOf(evidence.all())).toBe(4)
    // They are read once each.
    while ((await evidence.read()) > 0);
    await tell(late, 5)
    expect(await evidence.read()).toBe(1)
    expect(failuresOf(evidence.all())).toBe(5)
  })

  test('of more processes than are read at once all are heard, though each has something new each time', async () => {
    const owners = Array.from({ length: limits.evidenceAtOnce + 20 }, (_, index) =>
      idOf(index + 300),
    )
    const evidence = open()
    for (const count of [1, 2, 3]) {
      await Promise.all(owners.map((owner) => tell(owner, count)))
      await evidence.read()
    }
    expect(evidence.all()).toHaveLength(owners.length)
  })

  test('of thousands a bounded number is listed', async () => {
    const owners = Array.from({ length: limits.owners + 20 }, (_, index) => idOf(index + 5_000))
    // A bucket takes so many side by side, and no more.
    await mapAtOnce(owners, 20, (owner) => team.storage.write(nameOf(owner), encodeText('x')))
    expect((await team.store.listEvidence(comparison)).size).toBeLessThanOrEqual(limits.owners)
  })

  test('prune leaves what is about canaries that run', async () => {
    await tell(other, 3)
    await team.storage.write('evidence/catalogue/1/junk', encodeText('x'))
    await prune(team.store, { trusted: team.trusted, keepDays: 7 })
    expect(await team.storage.list('evidence/')).toEqual([nameOf(other)])
  })

  test('evidence is small, at its largest too', async () => {
    const most = { views: 1e12, failures: 1e12, measured: 1e12, poor: 1e12 }
    const side = { rendered: most, cached: most, reported: most }
    const views = Array.from({ length: 10 }, () => 1e12)
    await team.store.writeEvidence(
      comparison,
      other,
      { ...failed(0), stable: side, canary: side, views, reached: { step: 9, at: Date.now() } },
      shell,
    )
    expect(decodeText((await team.storage.read(nameOf(other)))!).length).toBeLessThan(
      limits.evidence,
    )
  })
})

test('a bucket that is away is no empty one', async () => {
  const bucket = await makeBucketPlace()
  const team = await makeTestStore(bucket.open())
  team.trusted.keys.push(publicKeyOf(shell))
  await team.store.changeRegistry(promote('catalogue', idOf(7)), team.author)
  await team.store.changeRegistry(startCanary('catalogue', idOf(8), 10), team.author)
  const comparison = comparisonOf(await team.store.readRegistry(team.trusted), 'catalogue')!
  const seen = { ...nothingSeen(comparison.since, comparison.startedAt), views: [3] }
  await team.store.writeEvidence(comparison, other, seen, shell)
  const evidence = createEvidencePool({ ...team, comparison })
  bucket.mishapOf = (_, path) => (path.includes('.jws') ? 'is-refused' : undefined)
  await expect(evidence.read()).rejects.toThrow('403')
  bucket.mishapOf = () => 'is-refused'
  await expect(evidence.read()).rejects.toThrow('403')
  bucket.mishapOf = () => undefined
  await evidence.read()
  expect(evidence.all()).toEqual([seen])
  await bucket.stop()
})
