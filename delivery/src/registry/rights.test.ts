import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { format } from 'prettier'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publish } from '../releases/publish.ts'
import { signPreview, verifyPreview } from '../releases/preview.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/store.ts'
import { signJws } from '../signing/jws.ts'
import {
  everyRemote,
  makeSigningKey,
  publicKeyOf,
  type SigningKey,
  type TrustedKey,
  type TrustedKeys,
} from '../signing/keys.ts'
import {
  followRoots,
  newestRoot,
  serialiseRootFile,
  signRoot,
  type RootFile,
} from '../signing/root.ts'
import { detached, signBytes } from '../signing/signature.ts'
import { decodeText, encodeText, type Storage } from '../storage/storage.ts'
import { makeBuild } from '../testing/release.ts'
import { makeBucketPlace, makeFolderPlace, type TestPlace } from '../testing/storage.ts'
import { hashOfChange } from './change.ts'
import { promote, startCanary, type Intent } from './registry.ts'
import type { SignedRegistry } from './signed-registry.ts'

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const shellTeam = () => makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })

/** Who tries. The root says what each may; what a key says of itself is what it was made for. */
const people = {
  team: await makeSigningKey('catalogue'),
  ci: await makeSigningKey('catalogue', 'Catalogue', { role: 'ci' }),
  'shell-team': await shellTeam(),
  shell: await makeSigningKey(everyRemote, 'Shell', { role: 'shell' }),
  'a stranger': await shellTeam(),
  'a team of another remote': await makeSigningKey('leads'),
  'a pipeline that says that it is the shell team': await shellTeam(),
  'an expired team': await makeSigningKey('catalogue', 'Catalogue', { expires: inSeconds(-1) }),
  'an expired shell-team': await makeSigningKey(everyRemote, 'Shell team', {
    role: 'shell-team',
    expires: inSeconds(-1),
  }),
  'a team that ended': await makeSigningKey('catalogue'),
  'a shell-team that ended': await shellTeam(),
} as const
type Person = keyof typeof people

const inRoot: Partial<Record<Person, (key: TrustedKey) => TrustedKey | null>> = {
  'a stranger': () => null,
  'a pipeline that says that it is the shell team': (key) => ({
    ...key,
    ...{ remote: 'catalogue', may: publicKeyOf(people.ci).may },
  }),
  'a team that ended': (key) => ({ ...key, ended: 2 }),
  'a shell-team that ended': (key) => ({ ...key, ended: 2 }),
}
const keys = (Object.keys(people) as Person[]).flatMap((person) => {
  const key = publicKeyOf(people[person])
  return (inRoot[person] ?? (() => key))(key) ?? []
})
const root = await signRoot(null, { keys }, [people['shell-team']])
const trusted: TrustedKeys = newestRoot(root)

const columns = [
  'publish',
  'preview',
  'promote',
  'canary',
  'rollback',
  'withdraw',
  'retire',
  'confirm',
  'note keys',
  'change root',
] as const
type Column = (typeof columns)[number]

// Who may do what with the remote catalogue: x is allowed, - is refused.
const table: Record<Person, string> = {
  // publish preview promote canary rollback withdraw retire confirm note-keys change-root
  team: 'x x x x x x - x - -',
  ci: 'x x - x x - - - - -',
  'shell-team': 'x x x x x x x x x x',
  shell: '- - - - - x - - - -',
  'a stranger': '- - - - - - - - - -',
  'a team of another remote': '- - - - - - - - - -',
  'a pipeline that says that it is the shell team': 'x x - x x - - - - -',
  'an expired team': '- - - - - - - - - -',
  'an expired shell-team': '- - - - - - - - - -',
  'a team that ended': '- - - - - - - - - -',
  'a shell-team that ended': '- - - - - - - - - -',
}

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(16)) as [
  string,
  string,
  string,
  string,
]
const before = [promote('catalogue', a), promote('catalogue', b), startCanary('catalogue', c, 10)]
const intents: Partial<Record<Column, Intent>> = {
  promote: promote('catalogue', d),
  canary: startCanary('catalogue', d, 20),
  rollback: { action: 'rollback', remote: 'catalogue', release: b },
  withdraw: { action: 'withdraw', remote: 'catalogue', release: c, percent: 0 },
  retire: { action: 'retire', remote: 'catalogue' },
  confirm: { action: 'confirm', remote: 'catalogue' },
  'note keys': { action: 'keys', remote: 'registry' },
}

/** A change as a tool of one's own makes it, which asks nobody. */
async function forge(registry: SignedRegistry, intent: Intent, key: SigningKey): Promise<string> {
  const own = registry.changes.findLast(({ remote }) => remote === intent.remote)
  const change = {
    sequence: registry.sequence + 1,
    previous: hashOfChange(registry.changes.at(-1)!),
    before: own?.sequence ?? 0,
    at: new Date().toISOString(),
  }
  return signJws(encodeText(JSON.stringify({ ...change, ...intent })), key, 'delivery-change+jws')
}

const places: [string, () => Promise<TestPlace>][] = [
  ['a folder', makeFolderPlace],
  ['a bucket', makeBucketPlace],
]

describe.each(places)('in %s', (_, makePlace) => {
  let place: TestPlace
  let storage: Storage
  let store: ReleaseStore
  let start: Uint8Array
  let build: string
  let manifest: Awaited<ReturnType<typeof publishAs>>
  beforeAll(async () => {
    place = await makePlace()
    storage = place.open()
    store = openReleaseStore(storage)
    const author = { key: people['shell-team'], trusted }
    start = (await store.beginRegistry(before, author)).serialise()
    build = await makeBuild()
    manifest = await publishAs(author.key)
  })
  afterAll(() => place.stop())

  async function publishAs(key: SigningKey) {
    const { release } = await publish({
      ...{ store, trusted, key, remote: 'catalogue', folder: build, kit: '1.0.0' },
    })
    return (await store.readRelease('catalogue', release, trusted))!
  }

  const putBack = () => storage.change('registry.json', () => Uint8Array.from(start))
  /** Answers what visitors get, so that what is allowed is known to have had its effect. */
  const sequence = async () => (await store.readRegistry(trusted)).sequence

  /** Through the library: what it refuses is not written. */
  async function tryByLibrary(column: Column, key: SigningKey): Promise<void> {
    const intent = intents[column]
    if (intent) {
      await putBack()
      await store.changeRegistry(intent, { key, trusted })
      return expect(await sequence()).toBe(before.length + 1)
    }
    if (column === 'publish') return void (await publishAs(key))
    if (column === 'change root') return void (await signRoot(root, { keys: [] }, [key]))
    await verifyPreview(await signPreview(key, 'catalogue', a, 60), trusted)
  }

  /** Past the library: the bytes are in the store, and whoever reads them decides. */
  async function tryByBytes(column: Column, key: SigningKey): Promise<void> {
    const intent = intents[column]
    if (intent) {
      await putBack()
      const current = await store.readRegistry(trusted)
      const { changes } = JSON.parse(decodeText(start)) as { changes: string[] }
      const all = [...changes, await forge(current, intent, key)]
      const bytes = encodeText(JSON.stringify({ format: 2, changes: all }))
      await storage.change('registry.json', () => bytes)
      return expect(await sequence()).toBe(before.length + 1)
    }
    const { remote, release } = manifest.manifest
    if (column === 'publish') {
      const signature = encodeText(await signBytes(manifest.bytes, key))
      await storage.write(`${remote}/${release}/release.jws`, signature)
      return void (await store.readRelease(remote, release, trusted))
    }
    if (column === 'change root') {
      await storage.change('root.json', async () => serialiseRootFile(await forgeRoot(key)))
      return void (await followRoots(root, (await store.readRoot())!))
    }
    const posing = { ...key, remote: everyRemote, may: [...people['shell-team'].may] }
    await verifyPreview(await signPreview(posing, remote, release, 60), trusted)
  }

  async function forgeRoot(key: SigningKey): Promise<RootFile> {
    const next = { ...newestRoot(root), version: 2, at: new Date().toISOString() }
    const bytes = encodeText(JSON.stringify({ ...next, keys: [publicKeyOf(key)] }))
    const signatures = [detached(await signJws(bytes, key, 'delivery-root+jws'))]
    const entry = { root: Buffer.from(bytes).toString('base64url'), signatures }
    return { ...root, roots: [...root.roots, entry] }
  }

  const ways = [
    ['through the library', tryByLibrary],
    ['by writing into the store', tryByBytes],
  ] as const

  describe.each(ways)('%s', (_, attempt) => {
    test.each(Object.keys(people) as Person[])('%s may do what the table says', async (person) => {
      const found: string[] = []
      for (const column of columns)
        found.push(
          await attempt(column, people[person]).then(
            () => 'x',
            (error: Error) =>
              /may (make|publish|change)|does not work|not signed|had expired/.test(error.message)
                ? '-'
                : error.message,
          ),
        )
      expect(found.join(' ')).toBe(table[person])
    })

    test('what is refused changes nothing', async () => {
      await putBack()
      const refused = attempt('promote', people['a stranger'])
      await expect(refused).rejects.toThrow('is not signed by a key that may make it')
      if (attempt === tryByLibrary)
        expect(decodeText((await storage.read('registry.json'))!)).toBe(decodeText(start))
      else await expect(store.readRegistry(trusted)).rejects.toThrow()
    })
  })
})

test('the document of rights says what the table says', async () => {
  const path = resolve(import.meta.dirname, '../../../docs/rights.md')
  const rows = Object.entries(table).map(([person, cells]) => [
    person,
    ...cells.split(' ').map((cell) => (cell === 'x' ? 'yes' : '–')),
  ])
  const lines = [
    ['of the remote catalogue', ...columns],
    columns.map(() => '-').concat('-'),
    ...rows,
  ]
  const text = await format(
    `# Who may do what\n\nWritten by \`rights.test.ts\`, which tries each cell with the library and by writing to the store past it, a folder and a bucket. Why: [027](decisions/027-every-change-is-signed.md); what holds here: \`npm run delivery -- who-may\`.\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`,
    { parser: 'markdown' },
  )
  if (process.env['UPDATE_DOCS']) await writeFile(path, text)
  expect(await readFile(path, 'utf8')).toBe(text)
})
