import { lutimes, readdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { promote, startCanary, withdraw } from '../registry/registry.ts'
import { makeSigningKey, publicKeyOf } from '../signing/signing-key.ts'
import { makeSite, notNeeded, run } from '../testing/command-line.ts'
import { publish } from '../releases/publish.ts'
import { makeBuild, makeFolder, makeFrameBuild } from '../testing/release.ts'
import { commands } from './commands.ts'
import { workspaceAt } from './workspace.ts'

afterEach(() => vi.restoreAllMocks())

test('a canary whose option npm kept reaches nobody', async () => {
  const { dataFolder, live, next, record } = await makeSite()
  for (const [args, env] of [
    [['promote', 'catalogue', next, '10'], { npm_config_percent: 'true' }],
    [['promote', 'catalogue', next], { npm_config_percent: '10' }],
    [['promote', 'catalogue', next, '10'], {}],
    [['promote', 'catalogue', next, '--precent', '10'], {}],
  ] as const) {
    expect((await run(dataFolder, [...args], { env })).code).toBe(1)
    expect(await record()).toMatchObject({ stable: live, canary: null })
  }
  const { err } = await run(dataFolder, ['prune'], { env: { npm_config_dry_run: 'true' } })
  expect(err).toContain('Type: npm run delivery -- prune --dry-run')
})

test('what reaches every visitor is said, and asked for on a terminal', async () => {
  const { dataFolder, live, next, record } = await makeSite()
  const promotion = ['promote', 'catalogue', next]
  const refused = await run(dataFolder, promotion, { ask: () => Promise.resolve(false) })
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was changed.') })
  expect(refused.err).toContain(`Every visitor will get catalogue ${next} instead of ${live}.`)
  await run(dataFolder, [...promotion, '--percent', '10'])
  const back = ['promote', 'catalogue', live]
  const { err } = await run(dataFolder, back, { ask: () => Promise.resolve(false) })
  expect(err).toContain(`Every visitor will get catalogue ${live}. The canary of ${next} ends.`)
  await run(dataFolder, ['rollback', 'catalogue'])
  expect(await record()).toMatchObject({ stable: live })
  expect((await run(dataFolder, promotion)).code).toBe(0)
  expect(await record()).toMatchObject({ stable: next })
  // Whoever rolls back is in a hurry.
  expect((await run(dataFolder, ['rollback', 'catalogue'], { ask: notNeeded })).code).toBe(0)
  expect(await record()).toMatchObject({ stable: live })
})

test('of a frame that speaks another protocol it is said whose it is', async () => {
  const { dataFolder, team } = await makeSite()
  const frames = await Promise.all(
    [5, 5, 6].map((protocol, n) => makeFrameBuild(`f${n}`, protocol)),
  )
  const said: string[] = []
  for (const folder of frames) {
    const publisher = { ...team, key: team.author.key, trusted: team.author.trusted }
    const { release } = await publish({ ...publisher, remote: 'shell', folder, kit: '1.0.0' })
    said.push((await run(dataFolder, ['promote', 'shell', release])).err)
  }
  said.push((await run(dataFolder, ['rollback', 'shell'])).out)
  expect(said.map((line) => /Only shells.*/.exec(line)?.[0])).toEqual([
    ...[undefined, undefined],
    'Only shells that speak protocol 6 serve it, the others what they served.',
    'Only shells that speak protocol 5 serve it, the others what they served.',
  ])
})

test('after a canary was withdrawn nobody loses the good release by mistake', async () => {
  const { dataFolder, live, before, next, record, team } = await makeSite()
  await team.store.changeRegistry(startCanary('catalogue', next, 5), team.author)
  await team.store.changeRegistry(withdraw('catalogue', next, 'it\u001b failed'), team.author)
  await run(dataFolder, ['confirm', 'catalogue'])
  const told = `The canary ${next} was withdrawn: it? failed.`
  for (const more of [[], ['--percent', '30']]) {
    const promotion = ['promote', 'catalogue', next, ...more]
    const { err } = await run(dataFolder, promotion, { ask: () => Promise.resolve(false) })
    expect(err).toContain(told)
  }
  expect(await record()).toMatchObject({ stable: live })
  const { notes } = JSON.parse((await run(dataFolder, ['status', '--json'])).out) as {
    notes: Record<string, string>
  }
  expect(notes).toEqual({ catalogue: 'withdrawn: it\u001b failed' })
  const back = () => run(dataFolder, ['rollback', 'catalogue'])
  expect((await back()).out).toContain(
    `canary ${next} ended; everybody gets ${live} as before; type it once more to take that back`,
  )
  expect(await record()).toMatchObject({ stable: live, canary: null })
  expect((await back()).code).toBe(0)
  expect(await record()).toMatchObject({ stable: before })
})

test('who tries a release is told of the canary that ends with it', async () => {
  const { dataFolder, before, live, next } = await makeSite()
  await run(dataFolder, ['promote', 'catalogue', before, '--percent', '5'])
  const { out } = await run(dataFolder, ['promote', 'catalogue', next, '--percent', '20'])
  expect(out).toContain(`% of visitors; the canary ${before} has ended (sequence`)
  // What everybody has is no canary, and ends none.
  const again = await run(dataFolder, ['promote', 'catalogue', live, '--percent', '5'])
  expect(again.out).not.toContain('has ended')
})

test('what is removed for good is listed, and asked for on a terminal', async () => {
  const { dataFolder, next } = await makeSite()
  const prune = ['prune', '--keep-days', '0']
  const refused = await run(dataFolder, prune, { ask: () => Promise.resolve(false) })
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringMatching(/1 releases will be removed/),
  })
  expect(refused.err).toContain(next)
  expect((await run(dataFolder, ['verify', 'catalogue', next])).code).toBe(0)
  expect((await run(dataFolder, [...prune, '--yes'], { ask: notNeeded })).out).toContain(next)
  expect((await run(dataFolder, ['verify', 'catalogue', next])).code).toBe(1)
})

test('an empty store says that nothing is live in it, and where it is', async () => {
  const dataFolder = await makeFolder()
  const place = join(dataFolder, 'releases')
  expect((await run(dataFolder, ['status'])).out).toContain(`No remote is live yet in ${place}.`)
  expect((await run(dataFolder, ['verify'])).out).toBe(`No remote is live yet in ${place}.`)
  expect((await run(dataFolder, ['history'])).out).toBe(`Nothing was changed yet in ${place}.`)
  const { code, err } = await run((await makeSite()).dataFolder, ['history', 'nix'])
  expect(err).toMatch(/^No remote 'nix' was ever live in .*: catalogue$/)
  expect(code).toBe(1)
})

test('of one remote all that is live is verified, and of none that is not', async () => {
  const { dataFolder, live, team } = await makeSite()
  await team.store.changeRegistry(promote('leads', 'a'.repeat(16)), team.author)
  expect((await run(dataFolder, ['verify'])).code).toBe(1)
  const { code, out } = await run(dataFolder, ['verify', 'mf-catalogue', '--json'])
  expect(JSON.parse(out)).toMatchObject([{ release: live }, { as: 'previous' }])
  expect(code).toBe(0)
  expect((await run(dataFolder, ['verify', 'nix'])).err).toMatch(/^nix is not live in /)
})

test('a setting that is empty is not set', async () => {
  const { dataFolder, live } = await makeSite()
  const env = { DELIVERY_KEY: '', ROOT_FILE: '', RELEASE_STORE: '', SITE_URL: '', PORT: '' }
  const { out } = await run(dataFolder, ['preview', 'catalogue', live], { env })
  expect(out).toMatch(/^http:\/\/localhost:4200\/_preview\?token=/)
})

test('a link that no shell would follow is not made', async () => {
  const { dataFolder, live } = await makeSite()
  const other = join(await makeFolder(), 'other.jwk')
  const made = await run(dataFolder, ['keygen', 'catalogue', '--signing-key', other, '--json'])
  const { kid } = JSON.parse(made.out) as { kid: string }
  const preview = () => run(dataFolder, ['preview', 'catalogue', live, '--signing-key', other])
  await run(dataFolder, ['revoke', kid])
  expect((await preview()).err).toMatch(/does not work: its key may not show catalogue$/)
  const env = { SITE_URL: 'www.example.com' }
  const { err } = await run(dataFolder, ['preview', 'catalogue', live], { env })
  expect(err).toBe('The site is not at a web address: www.example.com (--site or SITE_URL)')
})

test('errors are for machines too', async () => {
  const { dataFolder } = await makeSite()
  expect(JSON.parse((await run(dataFolder, ['--json', 'status'])).out)).toHaveProperty('remotes')
  for (const args of [['history', 'nix'], ['promote', 'catalogue', 'x'], ['prune', '1'], ['no']]) {
    const { code, out, err } = await run(dataFolder, [...args, '--json'])
    expect(JSON.parse(out)).toEqual({ error: { message: expect.any(String) as unknown } })
    expect({ code, err }).toEqual({ code: 1, err: '' })
  }
})

test("a remote may be called by its folder's name", async () => {
  const { dataFolder, live } = await makeSite()
  expect((await run(dataFolder, ['verify', 'mf-catalogue', live])).code).toBe(0)
  const { err } = await run(dataFolder, ['publish', 'mf-careers'])
  expect(err).toBe("There is no remote 'careers': no folder mf-careers")
})

test('type errors stop a publication before the gate', async () => {
  const { dataFolder, live } = await makeSite()
  const root = await makeFolder()
  const dist = join(root, 'mf-catalogue/dist')
  await makeBuild({ 'assets/role-page-3.css': '.title {}' }, dist)
  await makeBuild({ 'package.json': '{ "version": "1.0.0" }' }, join(root, 'shared-ui'))
  await makeBuild({ 'main.js': '' }, join(root, 'shell/dist/server'))
  const checkTypes = (folder: string) =>
    Promise.reject(new Error(`${basename(folder)} has a type error`))
  for (const command of ['publish', 'check']) {
    const { code, err } = await run(dataFolder, [command, 'catalogue'], {
      workspace: workspaceAt(root),
      checkTypes,
    })
    expect({ code, err }).toEqual({ code: 1, err: 'mf-catalogue has a type error' })
  }
  expect((await run(dataFolder, ['status'])).out).toContain(live)
})

test('a build that is older than its sources is said to be', async () => {
  const { dataFolder } = await makeSite()
  const root = await makeFolder()
  await makeBuild({ 'package.json': '{ "version": "1.0.0" }' }, join(root, 'shared-ui'))
  await makeBuild({ 'main.js': '' }, join(root, 'shell/dist/server'))
  const src = await makeBuild({ 'page.tsx': '' }, join(root, 'mf-catalogue/src'))
  const said = async () => {
    const checkTypes = () => Promise.reject(new Error('as far as it goes'))
    const surroundings = { workspace: workspaceAt(root), checkTypes }
    return (await run(dataFolder, ['check', 'catalogue'], surroundings)).err
  }
  expect(await said()).toMatch(/^catalogue: there is no build/)
  const dist = await makeBuild({}, join(root, 'mf-catalogue/dist'))
  for (const name of await readdir(src, { recursive: true })) await utimes(join(src, name), 1, 1)
  await writeFile(join(src, 'page.test.tsx'), '')
  await symlink('nowhere', join(src, '.#page.tsx'))
  await lutimes(join(src, '.#page.tsx'), 1, 1)
  expect(await said()).toBe('as far as it goes')
  await writeFile(join(src, 'page.tsx'), '// edited')
  expect(await said()).toBe(
    `${dist} is older than its sources: what was edited since is not in it\nas far as it goes`,
  )
})

const documents = [
  'docs/for-remote-teams.md',
  'docs/for-operators.md',
  'docs/runbook.md',
  'README.md',
]

/** A line as a shell reads it: words, quotes, and no comment. */
function words(line: string): string[] {
  const found = line.replace(/ #.*$/, '').matchAll(/"([^"]*)"|(\S+)/g)
  return [...found].map(([, quoted, word = '']) => quoted ?? word)
}

async function linesOfDocuments(): Promise<string[]> {
  const root = resolve(import.meta.dirname, '../../..')
  const texts = await Promise.all(documents.map((path) => readFile(join(root, path), 'utf8')))
  const found = texts.flatMap((text) => [...text.matchAll(/npm run delivery -- ([^`\n]+)/g)])
  return found.map(([, line = '']) => line).filter((line) => !/^<command>|^…/.test(line))
}

test('every line of the help and of the documents works as it is typed', async () => {
  const { dataFolder } = await makeSite()
  // Commands are typed at the project's root.
  const siteData = resolve(import.meta.dirname, '../../../shell/src/site-data.json')
  const typed: string[] = []
  for (const name of Object.keys(commands))
    typed.push(...(await run(dataFolder, [name, '--help'])).out.split('\n').slice(1))
  const examples = typed.flatMap((line) => line.split('  npm run delivery -- ')[1] ?? [])
  expect(examples.length).toBeGreaterThanOrEqual(Object.keys(commands).length)
  for (const line of [...examples, ...(await linesOfDocuments())]) {
    const site = await makeSite()
    const publicKey = join(site.dataFolder, 'leads.pub.jwk')
    await writeFile(publicKey, JSON.stringify(publicKeyOf(await makeSigningKey('leads'))))
    const change = join(site.dataFolder, 'change.json')
    await run(site.dataFolder, ['trust', publicKey, '--out', change])
    const args = words(line.trim()).map((word) =>
      word
        .replace(/^(leads|<remote>)$/, 'catalogue')
        .replace(/^([0-9a-f]{16}|<id>|<release>)$/, site.next)
        .replace(/^(leads.pub.jwk|<file>)$/, publicKey)
        .replace(/^change.json$/, change)
        .replace(/^(shell\/src\/site-data|site).json$/, siteData)
        .replace(/^(fNrM4Yw|<kid>)$/, site.kid)
        .replace(/^41$/, '2'),
    )
    const { code, out, err } = await run(site.dataFolder, args)
    // What a store alone cannot do: a key that is there already, a second person's word, builds and the gate.
    const beyond =
      /has a key at|has signed it already|and only 1 could|needs the shell's build|no folder mf-catalogue|does not say what is in it|not built here/
    if (code === 0) expect(out, line).not.toBe('')
    else expect(err || out, line).toMatch(beyond)
  }
})
