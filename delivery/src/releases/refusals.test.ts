import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeSigningKey, publicKeyOf } from '../signing/signing-key.ts'
import { makeTestStore } from '../testing/storage.ts'
import { readRefusals, writeRefusal } from './refusals.ts'

const id = (index: number) => index.toString(16).padStart(16, '0')
const catalogue = (index: number) => ({ remote: 'catalogue', release: id(index) })

test('a refusal is read as it was written, and says who and when', async () => {
  const made = await makeTestStore()
  expect(await readRefusals(made, 'catalogue')).toEqual([])
  await writeRefusal(made, catalogue(1), ['`/roles` is slow.'])
  expect(await readRefusals(made, 'catalogue')).toEqual([
    { ...catalogue(1), reasons: ['`/roles` is slow.'], by: 'catalogue team', at: expect.any(Date) },
  ])
  expect(await readRefusals(made, 'leads')).toEqual([])
  expect(await made.store.listReleases('catalogue')).toEqual([])
})

test('of a remote the ten that were refused last are kept, each candidate once', async () => {
  const made = await makeTestStore()
  for (let index = 0; index < 10; index++) await writeRefusal(made, catalogue(index), ['first'])
  // Signatures know seconds.
  await delay(1_100)
  await writeRefusal(made, catalogue(0), ['again'])
  await writeRefusal(made, catalogue(10), ['first'])
  const kept = await readRefusals(made, 'catalogue')
  expect(kept).toHaveLength(10)
  const reasons = Object.fromEntries(kept.map(({ release, reasons }) => [release, reasons]))
  expect(reasons).toMatchObject({ [id(0)]: ['again'], [id(10)]: ['first'] })
})

test('of gates that refuse at once at least one is kept', async () => {
  const made = await makeTestStore()
  await Promise.all([1, 2, 3].map((index) => writeRefusal(made, catalogue(index), ['no'])))
  expect((await readRefusals(made, 'catalogue')).length).toBeGreaterThan(0)
})

test('what a stranger signed, of another remote, or no refusal, is none, and gives way first', async () => {
  const made = await makeTestStore()
  const { store, storage, trusted, key } = made
  await writeRefusal(made, catalogue(1), ['no'])
  const stranger = await makeSigningKey('catalogue')
  await writeRefusal({ store, trusted, key: stranger }, catalogue(2), ['a lie'])
  await storage.replace('catalogue/refused/2.jws', new TextEncoder().encode('no JWS'))
  const leads = await makeSigningKey('leads')
  const both = { ...trusted, keys: [...trusted.keys, publicKeyOf(leads)] }
  await writeRefusal({ store, trusted: both, key: leads }, { remote: 'leads', release: id(3) }, [])
  const copied = await storage.read('leads/refused/0.jws')
  await storage.replace('catalogue/refused/3.jws', copied!)
  expect(
    (await readRefusals({ store, trusted: both }, 'catalogue')).map(({ release }) => release),
  ).toEqual([id(1)])
  for (let index = 10; index < 19; index++)
    await writeRefusal({ store, trusted, key }, catalogue(index), ['no'])
  expect(await readRefusals(made, 'catalogue')).toHaveLength(10)
})

test('however many reasons a candidate gives, and whatever is in them, few short lines are kept', async () => {
  const made = await makeTestStore()
  await writeRefusal(made, catalogue(1), Array(1_000).fill(`\u001b[2J\n${'x'.repeat(9_000)}`))
  const [{ reasons = [] } = {}] = await readRefusals(made, 'catalogue')
  expect(reasons).toHaveLength(50)
  expect(reasons[0]).toBe(` [2J ${'x'.repeat(495)}`)
})
