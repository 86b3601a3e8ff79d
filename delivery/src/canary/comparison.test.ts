import { expect, test } from 'vitest'
import { promote, startCanary, withdraw, type Intent } from '../registry/registry.ts'
import { SignedRegistry } from '../registry/signed-registry.ts'
import { everyRemote } from '../signing/keys.ts'
import { makeSigningKey, publicKeyOf } from '../signing/signing-key.ts'
import { comparisonOf } from './comparison.ts'

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(16)) as [string, string, string]
const key = await makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })
const author = { key, trusted: { keys: [publicKeyOf(key)] } }
const confirm = (remote: string): Intent => ({ action: 'confirm', remote })

async function after(...intents: Intent[]) {
  let registry = new SignedRegistry()
  for (const intent of intents) registry = await registry.with(intent, author)
  return comparisonOf(registry, 'catalogue')
}

const ramp = [{ percent: 50, minutes: 1, views: 1 }]

test('more of the visitors, a ramp and a word that all is well are no new start', async () => {
  const begin = [promote('catalogue', a), startCanary('catalogue', b, 1)]
  expect(await after(...begin)).toMatchObject({ stable: a, canary: b, start: 2, since: 2 })
  const more = [...begin, promote('leads', c), startCanary('catalogue', b, 10, ramp)]
  expect(await after(...more)).toMatchObject({ start: 2, since: 4, percent: 10, ramp })
  expect(await after(...more, confirm('catalogue'))).toMatchObject({ start: 2, since: 4 })
})

test('another release and another beginning are one', async () => {
  const begin = [promote('catalogue', a), startCanary('catalogue', b, 1)]
  expect(await after(...begin, startCanary('catalogue', c, 1))).toMatchObject({ start: 3 })
  const withdrawn = [...begin, withdraw('catalogue', b, 'worse')]
  expect(await after(...withdrawn)).toBeNull()
  expect(await after(...withdrawn, startCanary('catalogue', b, 1))).toMatchObject({ start: 4 })
})
