import { promote, rollback, type ReleaseStore } from 'delivery'
import { makeTestStore } from 'delivery/testing-store'
import { expect, test } from 'vitest'
import { parseConsoleSettings } from '../settings.ts'
import { deliveryFrom, openDelivery } from './delivery.ts'

/** A store of which two releases are live in turn, and how often its whole history was read. */
async function makeHistory() {
  const { store, trusted, author, publish } = await makeTestStore()
  const releases = [
    (await publish({ 'assets/role-page-2.js': '// one' })).release,
    (await publish({ 'assets/role-page-2.js': '// two' })).release,
  ]
  const changeOften = async (times: number) => {
    for (let time = 0; time < times; time++)
      await store.changeRegistry(promote('catalogue', releases[time % 2] ?? ''), author)
  }
  let wholeReads = 0
  const counting: ReleaseStore = {
    ...store,
    readHistory(...given) {
      wholeReads++
      return store.readHistory(...given)
    },
  }
  let keys = trusted
  return {
    ...{ store, author, trusted, changeOften },
    delivery: deliveryFrom(counting, async () => keys),
    wholeReads: () => wholeReads,
    trustOnly: (others: typeof trusted.keys) => (keys = { keys: others }),
    expected: async () => (await store.readHistory(keys)).toReversed(),
  }
}

test('a change is added to the history that is known, which is not read again', async () => {
  const { store, author, delivery, changeOften, wholeReads, expected } = await makeHistory()
  await changeOften(70)
  expect(await delivery.readHistory()).toHaveLength(70)
  await store.changeRegistry((registry) => rollback(registry, 'catalogue'), author)
  await changeOften(2)
  expect(await delivery.readHistory()).toEqual(await expected())
  expect(await delivery.readHistory()).toHaveLength(72)
  expect(wholeReads()).toBe(1)
})

test('the history is read anew when more happened than the registry tells, and when other keys count', async () => {
  const { delivery, changeOften, wholeReads, expected, trustOnly, trusted } = await makeHistory()
  await changeOften(2)
  await delivery.readHistory()
  await changeOften(90)
  expect(await delivery.readHistory()).toEqual(await expected())
  expect(wholeReads()).toBe(2)
  trustOnly(trusted.keys.map((key) => ({ ...key, name: 'Ada' })))
  expect(await delivery.readHistory()).toEqual(await expected())
  expect(wholeReads()).toBe(3)
})

test('the history is not read again when a key ends, or another one comes', async () => {
  const { delivery, changeOften, wholeReads, expected, trustOnly, trusted } = await makeHistory()
  await changeOften(2)
  await delivery.readHistory()
  const [first, ...others] = trusted.keys
  const came = { ...first!, kid: 'came', x: 'A'.repeat(43), remote: 'leads' }
  trustOnly([{ ...first!, ended: 100 }, ...others, came])
  expect(await delivery.readHistory()).toEqual(await expected())
  await changeOften(2)
  expect(await delivery.readHistory()).toHaveLength(4)
  expect(wholeReads()).toBe(1)
})

test('what was passed over while a key was not known is there once it is', async () => {
  const { store, key, trusted, author } = await makeTestStore()
  for (let index = 0; index < 110; index++) {
    const change = promote('catalogue', index.toString(16).padStart(16, '0'))
    await store.changeRegistry(change, index < 20 ? { key, trusted } : author)
  }
  let keys = trusted.keys.filter(({ kid }) => kid !== key.kid)
  const delivery = deliveryFrom(store, async () => ({ keys }))
  expect(await delivery.readHistory()).toHaveLength(90)
  keys = trusted.keys
  expect(await delivery.readHistory()).toHaveLength(110)
})

test.each([
  ['/no/such/root', 'ROOT_FILE /no/such/root is not there'],
  [import.meta.dirname, `ROOT_FILE ${import.meta.dirname} cannot be read`],
  [import.meta.filename, `ROOT_FILE ${import.meta.filename} is not a root document`],
])('a console whose named root is none does not begin: %s', async (ROOT_FILE, reason) => {
  const settings = parseConsoleSettings({ CONSOLE_PORT: '4210', ROOT_FILE })
  await expect(openDelivery(settings)).rejects.toThrow(reason)
})
