import { beforeEach, describe, expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { encodeText } from '../storage/storage.ts'
import { signJws, SignatureError } from './jws.ts'
import { everyRemote, type TrustedKey } from './keys.ts'
import { makeSigningKey, publicKeyOf, type SigningKey } from './signing-key.ts'
import {
  followRoots,
  newestRoot,
  parseRootFile,
  serialiseRootFile,
  type Root,
  type RootFile,
} from './root.ts'
import { firstRoot, signRoot } from './sign-root.ts'
import { detached } from './signature.ts'

const makeBoss = (name: string, expires?: string) =>
  makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team', name, expires })

const ada = await makeBoss('Ada')
const ben = await makeBoss('Ben')
const cleo = await makeBoss('Cleo')
const stranger = await makeBoss('Mallory')
const catalogue = await makeSigningKey('catalogue')
const leads = publicKeyOf(await makeSigningKey('leads'))
const bosses = [ada, ben, cleo].map(publicKeyOf)

/** Signed by whoever, with or without the right: as somebody with a tool of their own would. */
async function forge(file: RootFile, changes: Partial<Root>, signers: SigningKey[]) {
  const current = newestRoot(file)
  const root = { ...current, version: current.version + 1, ...changes }
  const bytes = encodeText(JSON.stringify(root))
  const signatures = await Promise.all(
    signers.map(async (key) => detached(await signJws(bytes, key, 'delivery-root+jws'))),
  )
  const entry = { root: Buffer.from(bytes).toString('base64url'), signatures }
  return { ...file, roots: [...file.roots, entry] }
}

/** The roots of a file up to a version: what somebody has who has not heard of the later ones. */
const upTo = (version: number, { roots, ...file }: RootFile): RootFile => ({
  ...file,
  roots: roots.slice(0, version),
})

const withKeys = (file: RootFile, ...keys: TrustedKey[]) => ({
  keys: [...newestRoot(file).keys, ...keys],
})

describe('with one key of three', () => {
  let first: RootFile
  beforeEach(async () => {
    first = await firstRoot(ada, [...bosses.slice(1), publicKeyOf(catalogue)])
  })

  test('a root follows the one before it when one of the shell team signed it', async () => {
    expect(newestRoot(first)).toMatchObject({ version: 1, threshold: 1 })
    const change = { ...withKeys(first, leads), reason: 'a new team' }
    const second = await signRoot(first, change, [ben])
    expect(newestRoot(second)).toMatchObject({ version: 2, threshold: 1, reason: 'a new team' })
    expect(newestRoot(second).keys).toContainEqual(leads)
    expect(newestRoot(await followRoots(first, second))).toEqual(newestRoot(second))
  })

  test('who knows an old root can follow to the newest, although those who sign have changed since', async () => {
    const second = await signRoot(first, { keys: bosses.slice(1) }, [ada])
    const third = await signRoot(second, { keys: bosses.slice(2) }, [ben])
    const fourth = await signRoot(third, { ...withKeys(third, leads) }, [cleo])
    for (const known of [1, 2, 3, 4])
      expect(newestRoot(await followRoots(upTo(known, fourth), fourth))).toEqual(newestRoot(fourth))
  })

  test('an older root, or the same, changes nothing for whoever knows a newer one', async () => {
    const second = await signRoot(first, { keys: bosses }, [ada])
    expect(await followRoots(second, first)).toEqual(second)
    expect(await followRoots(second, second)).toEqual(second)
    const [, entry] = (await forge(first, { keys: [publicKeyOf(stranger)] }, [stranger])).roots
    expect(await followRoots(second, { ...first, roots: [entry as never] })).toEqual(second)
  })

  test.each<[string, () => SigningKey[]]>([
    ['nobody', () => []],
    ['a stranger', () => [stranger]],
    ["a stranger who writes another's name under it", () => [{ ...stranger, kid: ada.kid }]],
    ['a team, which may not say who may do what', () => [catalogue]],
  ])('one that is signed by %s is refused', async (_, signers) => {
    const forged = await forge(first, withKeys(first, publicKeyOf(stranger)), signers())
    const refusal = followRoots(first, forged)
    await expect(refusal).rejects.toThrow(SignatureError)
    await expect(refusal).rejects.toThrow('root 2 is not signed by those who may change root 1')
  })

  test('one that names the stranger who signed it is refused: the root before it decides', async () => {
    const forged = await forge(first, { keys: [publicKeyOf(stranger)] }, [stranger])
    await expect(followRoots(first, forged)).rejects.toThrow(SignatureError)
  })

  test('one that skips a version is refused, whoever signed it', async () => {
    const forged = await forge(first, { version: 3 }, [ada])
    await expect(followRoots(first, forged)).rejects.toThrow(
      'root 3 does not go on from root 1, which is known here',
    )
    const third = await signRoot(await signRoot(first, { keys: bosses }, [ada]), { keys: bosses }, [
      ada,
    ])
    const [one, , three] = third.roots
    await expect(followRoots(first, { ...third, roots: [one!, three!] })).rejects.toThrow(
      'root 3 does not go on from root 1',
    )
  })

  test('one with a changed byte is refused, wherever the byte is', async () => {
    const second = await signRoot(first, withKeys(first, leads), [ada])
    const entry = second.roots[1]!
    const text = Buffer.from(entry.root, 'base64url').toString()
    for (const [from, to] of [
      ['"remote":"leads"', '"remote":"*"'],
      ['"threshold":1', '"threshold":2'],
      ['"version":2', '"version": 2'],
      [leads.x.slice(0, 5), leads.x.slice(0, 5).split('').reverse().join('').replace(/^/, '')],
    ] as const) {
      expect(text).toContain(from)
      const root = Buffer.from(text.replace(from, to)).toString('base64url')
      const changed = { ...second, roots: [second.roots[0]!, { ...entry, root }] }
      await expect(followRoots(first, changed), from).rejects.toThrow(SignatureError)
    }
    const [signature = ''] = entry.signatures
    const signatures = [signature.replace(/.(?=.{10}$)/, (byte) => (byte === 'A' ? 'B' : 'A'))]
    const changed = { ...second, roots: [second.roots[0]!, { ...entry, signatures }] }
    await expect(followRoots(first, changed)).rejects.toThrow(SignatureError)
  })

  test('what else the shell team signs is no root', async () => {
    const { roots } = await forge(first, withKeys(first, leads), [])
    const bytes = Buffer.from(roots[1]!.root, 'base64url')
    const signatures = [detached(await signJws(bytes, ada, 'delivery-release+jws'))]
    const forged = { ...first, roots: [roots[0]!, { ...roots[1]!, signatures }] }
    await expect(followRoots(first, forged)).rejects.toThrow('is signed as delivery-release+jws')
  })

  test('nobody makes a root without the right', async () => {
    await expect(signRoot(first, withKeys(first, leads), [catalogue])).rejects.toThrow(
      'root 2 is not signed by those who may change root 1',
    )
  })

  test('however often it changes, it can be read, and who knew one of the latest can follow', async () => {
    const teams = Array.from({ length: 100 }, (_, index) => ({ ...leads, remote: `team-${index}` }))
    let file = first
    let known = first
    for (let change = 0; change < 30; change++) {
      file = await signRoot(file, { keys: [...bosses, ...teams] }, [ada])
      if (change === 27) known = file
    }
    const bytes = serialiseRootFile(file)
    expect(bytes.byteLength).toBeLessThanOrEqual(limits.keysOfBefore)
    expect(newestRoot(parseRootFile(bytes, 'root.json')).version).toBe(31)
    expect(newestRoot(await followRoots(known, file)).version).toBe(31)
    const holders = (length: number) =>
      Array.from({ length }, (_, index) => ({
        ...leads,
        remote: `team-${index}`,
        name: 'x'.repeat(100),
        team: 'y'.repeat(100),
      }))
    const large = await signRoot(file, { keys: [...bosses, ...holders(900)] }, [ada])
    const last = await followRoots(file, parseRootFile(serialiseRootFile(large), 'root.json'))
    expect(newestRoot(last).keys).toHaveLength(900 + bosses.length)
    const most = holders(1_990)
    await expect(signRoot(file, { keys: [...bosses, ...most] }, [ada])).rejects.toThrow(
      `larger than ${limits.keys} bytes`,
    )
  })
})

describe('with two keys of three', () => {
  let first: RootFile
  beforeEach(async () => {
    first = await signRoot(null, { keys: bosses, threshold: 2 }, [ada])
  })

  test('a root follows when two of them signed it', async () => {
    const second = await signRoot(first, withKeys(first, leads), [ada, cleo])
    expect(newestRoot(await followRoots(first, second))).toMatchObject({ version: 2, threshold: 2 })
  })

  test.each<[string, () => SigningKey[]]>([
    ['one of them alone', () => [ada]],
    ['one of them twice', () => [ada, ada]],
    ['one of them and a stranger', () => [ada, stranger]],
    [
      'one of them, and a stranger by the name of another',
      () => [ada, { ...stranger, kid: ben.kid }],
    ],
  ])('what %s signed is refused', async (_, signers) => {
    const forged = await forge(first, withKeys(first, leads), signers())
    await expect(followRoots(first, forged)).rejects.toThrow(
      'root 2 is not signed by those who may change root 1',
    )
  })

  test('one of them cannot ask for fewer either', async () => {
    const forged = await forge(first, { threshold: 1 }, [ada])
    await expect(followRoots(first, forged)).rejects.toThrow(SignatureError)
    const fewer = await signRoot(first, { keys: bosses, threshold: 1 }, [ada, ben])
    expect(newestRoot(await signRoot(fewer, { keys: bosses }, [cleo])).version).toBe(3)
  })

  test('the signatures of one who ended do not count', async () => {
    const keys = bosses.map((key) => (key.kid === ben.kid ? { ...key, ended: 7 } : key))
    const second = await signRoot(first, { keys }, [ada, ben])
    for (const signers of [
      [ada, ben],
      [ben, cleo],
    ])
      await expect(
        followRoots(second, await forge(second, { keys: bosses }, signers)),
      ).rejects.toThrow('root 3 is not signed by those who may change root 2')
    expect(newestRoot(await signRoot(second, { keys: bosses }, [ada, cleo])).version).toBe(3)
  })
})

test('a root that is signed by a key after its time is refused, whatever it says of when that was', async () => {
  const brief = await makeBoss('Dora', new Date(Date.now() - 1000).toISOString())
  const first = await firstRoot(ada, [publicKeyOf(brief)])
  for (const at of [new Date().toISOString(), '2001-01-01T00:00:00.000Z', 'soon']) {
    const forged = await forge(first, { ...withKeys(first, leads), at }, [brief])
    await expect(followRoots(first, forged), at).rejects.toThrow(SignatureError)
  }
})

test('a root comes back from its bytes', async () => {
  const file = await firstRoot(ada, [leads])
  expect(parseRootFile(serialiseRootFile(file), 'root.json')).toEqual(file)
  expect(newestRoot(file).keys).toEqual([publicKeyOf(ada), leads])
})

test('only public halves are in a root', async () => {
  const file = await firstRoot(ada, [publicKeyOf(catalogue)])
  const texts = file.roots.map(({ root }) => Buffer.from(root, 'base64url').toString()).join()
  expect(texts).toContain(ada.x)
  expect(texts).not.toContain(ada.d)
})

test.each([
  ['half a file', '{ "format": 1, "roots": ['],
  ['an empty file', ''],
  ['no root in it', '{ "format": 1, "roots": [] }'],
  ['the format before', '{ "keys": [] }'],
  ['a newer format', '{ "format": 2, "roots": [{ "root": "e30", "signatures": [] }] }'],
  ['a root that is none', '{ "format": 1, "roots": [{ "root": "e30", "signatures": [] }] }'],
])('%s is named: no root document', (_, text) => {
  expect(() => parseRootFile(encodeText(text), '/etc/root.json')).toThrow(
    '/etc/root.json is not a root document',
  )
})
