import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { format } from 'oxfmt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { publish } from '../releases/publish.ts'
import { signPreview, verifyPreview } from '../releases/preview.ts'
import { openReleaseStore, type ReleaseStore } from '../releases/store.ts'
import { signJws } from '../signing/jws.ts'
import {
  everyRemote,
  roles,
  type Acting,
  type Role,
  type TrustedKey,
  type TrustedKeys,
} from '../signing/keys.ts'
import {
  makeSigningKey,
  publicKeyOf,
  saveSigningKey,
  signingKeyPath,
  type SigningKey,
} from '../signing/signing-key.ts'
import { followRoots, newestRoot, serialiseRootFile, type RootFile } from '../signing/root.ts'
import { signRoot } from '../signing/sign-root.ts'
import { rootPath } from '../signing/root-files.ts'
import { detached, signBytes } from '../signing/signature.ts'
import { decodeText, encodeText, type Storage } from '../storage/storage.ts'
import { run } from '../testing/command-line.ts'
import { beginRegistry, makeBuild, makeFolder } from '../testing/release.ts'
import { makeBucketPlace } from '../testing/bucket.ts'
import { siteDataWith } from '../testing/site-data.ts'
import { makeFolderPlace, type TestPlace } from '../testing/storage.ts'
import { hashOfChange } from './change.ts'
import { promote, startCanary, type Intent } from './registry.ts'
import type { SignedRegistry } from './signed-registry.ts'

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const shellTeam = () => makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })

const aConsole = await makeSigningKey(everyRemote, 'Console', { role: 'console' })

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
  'a console by itself': aConsole,
  'a console for a team': aConsole,
  'a console for ci': aConsole,
  'a console for the shell team': aConsole,
  'a console for a team of another remote': aConsole,
  'a console for a stranger': aConsole,
  'a console for somebody expired': aConsole,
  'a console for somebody who left': aConsole,
  'a team in the name of the shell team': await makeSigningKey('catalogue'),
  'a console that ended, for the shell team': await makeSigningKey(everyRemote, 'Console', {
    role: 'console',
  }),
} as const
type Person = keyof typeof people

/** Who is signed in to the console, or is said to be. */
const signedIn: Partial<Record<Person, string>> = {
  'a console for a team': 'team@example.org',
  'a console for ci': 'ci@example.org',
  'a console for the shell team': 'boss@example.org',
  'a console for a team of another remote': 'leads@example.org',
  'a console for a stranger': 'stranger@example.org',
  'a console for somebody expired': 'expired@example.org',
  'a console for somebody who left': 'gone@example.org',
  'a team in the name of the shell team': 'boss@example.org',
  'a console that ended, for the shell team': 'boss@example.org',
}

const inRoot: Partial<Record<Person, (key: TrustedKey) => TrustedKey | null>> = {
  'a stranger': () => null,
  'a pipeline that says that it is the shell team': (key) => ({
    ...key,
    ...{ remote: 'catalogue', may: publicKeyOf(people.ci).may },
  }),
  'a team that ended': (key) => ({ ...key, ended: 2 }),
  'a shell-team that ended': (key) => ({ ...key, ended: 2 }),
  'a console that ended, for the shell team': (key) => ({ ...key, ended: 2 }),
}
const keys = [...new Set(Object.keys(people) as Person[])].flatMap((person) => {
  const key = publicKeyOf(people[person])
  return (inRoot[person] ?? (() => key))(key) ?? []
})
const personOf = (email: string, remote: string, role: Role, more = {}) => ({
  ...{ email: `${email}@example.org`, remote, team: email, may: [...roles[role]] },
  ...more,
})
const admitted = [
  personOf('team', 'catalogue', 'team'),
  personOf('ci', 'catalogue', 'ci'),
  personOf('boss', everyRemote, 'shell-team'),
  personOf('leads', 'leads', 'team'),
  personOf('expired', everyRemote, 'shell-team', { expires: inSeconds(-1) }),
  personOf('gone', everyRemote, 'shell-team', { ended: 2 }),
]
const root = await signRoot(null, { keys, people: admitted }, [people['shell-team']])
const trusted: TrustedKeys = newestRoot(root)

const columns = [
  'publish',
  'preview',
  'promote',
  'canary',
  'ramp to all',
  'rollback',
  'withdraw',
  'retire',
  'confirm',
  'note keys',
  'change root',
  'publish site data',
  'preview site data',
] as const
type Column = (typeof columns)[number]

// Who may do what with the remote catalogue, and with site data: x is allowed, - is refused.
const table: Record<Person, string> = {
  // publish preview promote canary ramp-to-all rollback withdraw retire confirm note-keys change-root site-publish site-preview
  team: 'x x x x x x x - x - - - -',
  ci: 'x x - x - x - - - - - - -',
  'shell-team': 'x x x x x x x x x x x x x',
  shell: '- - - - - - x - - - - - -',
  'a stranger': '- - - - - - - - - - - - -',
  'a team of another remote': '- - - - - - - - - - - - -',
  'a pipeline that says that it is the shell team': 'x x - x - x - - - - - - -',
  'an expired team': '- - - - - - - - - - - - -',
  'an expired shell-team': '- - - - - - - - - - - - -',
  'a team that ended': '- - - - - - - - - - - - -',
  'a shell-team that ended': '- - - - - - - - - - - - -',
  'a console by itself': '- - - - - - - - - - - - -',
  // It changes what visitors get, takes nothing off, and signs site data; releases of code, links to them and roots are signed by keys of their own.
  'a console for a team': '- - x x x x - - - - - - -',
  'a console for ci': '- - - x - x - - - - - - -',
  'a console for the shell team': '- - x x x x - - - - - x x',
  'a console for a team of another remote': '- - - - - - - - - - - - -',
  'a console for a stranger': '- - - - - - - - - - - - -',
  'a console for somebody expired': '- - - - - - - - - - - - -',
  'a console for somebody who left': '- - - - - - - - - - - - -',
  'a team in the name of the shell team': '- - - - - - - - - - - - -',
  'a console that ended, for the shell team': '- - - - - - - - - - - - -',
}

/** Releases that differ in a colour: two were stable, one is a canary, and one is to come. */
const colours = ['black', 'white', 'red', 'blue']
const changesBefore = 3

/** What changes the registry, for each right that does. */
function intentsOf([, b = '', c = '', d = '']: readonly string[]): Partial<Record<Column, Intent>> {
  return {
    promote: promote('catalogue', d),
    canary: startCanary('catalogue', d, 20),
    'ramp to all': startCanary('catalogue', d, 20, [{ percent: 100, minutes: 10, views: 200 }]),
    rollback: { action: 'rollback', remote: 'catalogue', release: b },
    withdraw: { action: 'withdraw', remote: 'catalogue', release: c, percent: 0 },
    retire: { action: 'retire', remote: 'catalogue' },
    confirm: { action: 'confirm', remote: 'catalogue' },
    'note keys': { action: 'keys', remote: 'registry' },
  }
}

/** The same as it is typed; nobody types a withdrawal, which a shell signs by itself. */
function commandsOf(
  [, , , d = '']: readonly string[],
  site: string,
  files: Record<'build' | 'key' | 'site', string>,
) {
  const typed: Record<Exclude<Column, 'withdraw'>, string[]> = {
    publish: ['publish', 'catalogue', '--folder', files.build],
    preview: ['preview', 'catalogue', d],
    promote: ['promote', 'catalogue', d],
    canary: ['promote', 'catalogue', d, '--percent', '20'],
    'ramp to all': ['promote', 'catalogue', d, '--ramp', '20,100'],
    rollback: ['rollback', 'catalogue'],
    retire: ['retire', 'catalogue'],
    confirm: ['confirm', 'catalogue'],
    // One command does both: the root changes, and the history notes it.
    'note keys': ['trust', files.key],
    'change root': ['trust', files.key],
    'publish site data': ['publish', 'site', '--file', files.site],
    'preview site data': ['preview', 'site', site],
  }
  return typed
}

/** A change as a tool of one's own makes it, which asks nobody. */
async function forge(
  registry: SignedRegistry,
  intent: Intent,
  key: SigningKey,
  by: string | undefined,
): Promise<string> {
  const own = registry.changes.findLast(({ remote }) => remote === intent.remote)
  const change = {
    sequence: registry.sequence + 1,
    previous: hashOfChange(registry.changes.at(-1)!),
    before: own?.sequence ?? 0,
    at: new Date().toISOString(),
    ...(by && { by }),
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
  /** The same of site data. */
  let site: typeof manifest
  const releaseOf = (column: Column) => (column.includes('site data') ? site : manifest)
  let intents: Partial<Record<Column, Intent>>
  /** Where a person's keys and the root lie, and what is typed there. */
  let desk: string
  let typed: ReturnType<typeof commandsOf>
  beforeAll(async () => {
    place = await makePlace()
    storage = place.open()
    store = openReleaseStore(storage)
    desk = await makeDesk()
    const author = { key: people['shell-team'], trusted }
    const releases: string[] = []
    for (const colour of colours) {
      build = await makeBuild({ 'assets/role-page-3.css': `.title { color: ${colour} }` })
      manifest = await publishAs(author.key)
      releases.push(manifest.manifest.release)
    }
    const [a = '', b = '', c = ''] = releases
    const before = [promote('catalogue', a), promote('catalogue', b)]
    before.push(startCanary('catalogue', c, 10))
    site = await publishAs(author.key, undefined, 'site')
    start = (await beginRegistry(store, before, author)).serialise()
    intents = intentsOf(releases)
    typed = commandsOf(releases, site.manifest.release, {
      ...{ build, key: join(desk, 'new.pub.jwk'), site: join(desk, 'site.json') },
    })
  })

  async function makeDesk(): Promise<string> {
    const folder = await makeFolder()
    const keyPath = (name: string) => signingKeyPath(folder, name)
    for (const [person, key] of Object.entries(people)) await saveSigningKey(key, keyPath(person))
    const newcomer = publicKeyOf(await makeSigningKey('catalogue'))
    await writeFile(join(folder, 'new.pub.jwk'), JSON.stringify(newcomer))
    await writeFile(join(folder, 'site.json'), JSON.stringify(siteDataWith()))
    await makeBuild({ 'package.json': '{ "version": "1.0.0" }' }, join(folder, 'shared-ui'))
    return folder
  }
  afterAll(() => place.stop())

  async function publishAs(key: SigningKey, acting?: Acting, remote = 'catalogue') {
    const folder = remote === 'site' ? desk : build
    const { release } = await publish({
      ...{ store, trusted, key, acting, remote, folder, kit: '1.0.0' },
    })
    return (await store.readRelease(remote, release, trusted))!
  }
  const actingOf = (person: Person): Acting | undefined => {
    const by = signedIn[person]
    return by === undefined ? undefined : { by, after: changesBefore }
  }

  const putBack = () => storage.change('registry.json', () => Uint8Array.from(start))
  /** Answers what visitors get, so that what is allowed is known to have had its effect. */
  const sequence = async () => (await store.readRegistry(trusted)).sequence

  /** Through the library: what it refuses is not written. */
  async function tryByLibrary(column: Column, person: Person): Promise<void> {
    const key: SigningKey = people[person]
    const intent = intents[column]
    if (intent) {
      await putBack()
      await store.changeRegistry(intent, { key, by: signedIn[person], trusted })
      return expect(await sequence()).toBe(changesBefore + 1)
    }
    const acting = actingOf(person)
    const { remote, release } = releaseOf(column).manifest
    if (column.startsWith('publish')) return void (await publishAs(key, acting, remote))
    if (column === 'change root') return void (await signRoot(root, { keys: [] }, [key]))
    await verifyPreview(await signPreview(key, remote, release, 60, acting), trusted)
  }

  /** As it is typed, with the person's key. */
  async function tryByCommand(column: Column, person: Person): Promise<void> {
    const key: SigningKey = people[person]
    if (column === 'withdraw') throw new Error('no command does it')
    await putBack()
    const [own, stored] = [rootPath(desk), serialiseRootFile(root)]
    await writeFile(own, stored)
    await storage.change('root.json', () => Uint8Array.from(stored))
    const args = [...typed[column], '--signing-key', signingKeyPath(desk, person), '--json']
    const { code, out } = await run(desk, args, { env: place.env })
    const answer = JSON.parse(out) as { error?: { message: string }; url?: string }
    if (answer.error) throw new Error(answer.error.message)
    expect(code).toBe(0)
    const now = newestRoot((await store.readRoot())!)
    const { history } = await store.readRegistry(now)
    if (column.startsWith('preview')) {
      const token = new URL(answer.url!).searchParams.get('token')!
      return void (await verifyPreview(token, trusted))
    }
    if (column === 'change root') return expect(now.version).toBe(2)
    const isOfRelease = column.startsWith('publish')
    expect(history.length).toBe(isOfRelease ? changesBefore : changesBefore + 1)
    const { remote, release } = releaseOf(column).manifest
    const { signer } = (await store.readRelease(remote, release, now))!
    expect((isOfRelease ? signer : history[0]!).kid).toBe(key.kid)
  }

  /** Past the library: the bytes are in the store, and whoever reads them decides. */
  async function tryByBytes(column: Column, person: Person): Promise<void> {
    const key: SigningKey = people[person]
    const intent = intents[column]
    if (intent) {
      await putBack()
      const current = await store.readRegistry(trusted)
      const { changes } = JSON.parse(decodeText(start)) as { changes: string[] }
      const all = [...changes, await forge(current, intent, key, signedIn[person])]
      const bytes = encodeText(JSON.stringify({ format: 2, changes: all }))
      await storage.change('registry.json', () => bytes)
      return expect(await sequence()).toBe(changesBefore + 1)
    }
    const { bytes, manifest: named } = releaseOf(column)
    const { remote, release } = named
    const acting = actingOf(person)
    if (column.startsWith('publish')) {
      const signature = encodeText(await signBytes(bytes, key, acting))
      await storage.write(`${remote}/${release}/release.jws`, signature)
      return void (await store.readRelease(remote, release, trusted))
    }
    if (column === 'change root') {
      await storage.change('root.json', async () => serialiseRootFile(await forgeRoot(key)))
      return void (await followRoots(root, (await store.readRoot())!))
    }
    const posing = { ...key, remote: everyRemote, may: [...people['shell-team'].may] }
    await verifyPreview(await signPreview(posing, remote, release, 60, acting), trusted)
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
    ['as it is typed', tryByCommand],
    ['by writing into the store', tryByBytes],
  ] as const

  describe.each(ways)('%s', (_, attempt) => {
    test.each(Object.keys(people) as Person[])('%s may do what the table says', async (person) => {
      const found: string[] = []
      for (const column of columns)
        found.push(
          await attempt(column, person).then(
            () => 'x',
            (error: Error) =>
              /may (make|publish|change)|does not work|not signed|had expired/.test(error.message)
                ? '-'
                : error.message,
          ),
        )
      const isTyped = attempt === tryByCommand
      // Nobody types in the name of another: there a key is what it is by itself.
      const byItself = person.includes('in the name of') ? 'team' : 'a console by itself'
      const row = isTyped && signedIn[person] ? byItself : person
      const expected = table[row].split(' ')
      if (isTyped) expected[columns.indexOf('withdraw')] = 'no command does it'
      expect(found).toEqual(expected)
    })

    test('what is refused changes nothing', async () => {
      await putBack()
      const refused = attempt('promote', 'a stranger')
      await expect(refused).rejects.toThrow('is not signed by a key that may make it')
      if (attempt !== tryByBytes)
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
    ['of the remote catalogue, and of site data', ...columns],
    columns.map(() => '-').concat('-'),
    ...rows,
  ]
  const { code: text } = await format(
    path,
    `# Who may do what\n\nWritten by \`rights.test.ts\`, which tries each cell in three ways, in a folder and in a bucket: as it is typed (\`npm run delivery -- promote\` and others; no command withdraws, a shell does that by itself), with the library, and by writing to the store past both. Why: [027](decisions/027-every-change-is-signed.md), [039](decisions/039-a-console-signs-site-data-for-people.md); what holds here: \`npm run delivery -- who-may\`.\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`,
  )
  if (process.env['UPDATE_DOCS']) await writeFile(path, text)
  expect(await readFile(path, 'utf8')).toBe(text)
})
