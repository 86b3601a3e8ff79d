import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  makeSigningKey,
  promote,
  publicKeyOf,
  publish,
  readSigningKey,
  signRoot,
  startCanary,
  type SigningKey,
} from 'delivery'
import { makeRemoteBuild, openDataFolder, pageRoute } from 'delivery/testing-release'
import { runDelivery } from '../../site/delivery-command.ts'
import { expect, test } from '../../site/fixtures.ts'

// docs/stolen-key.md tells what is tried here.
const remote = 'resources'
const title = 'Technical Recruiting Glossary'

const keyFile = ({ dataFolder }: { dataFolder: string }, name: string) =>
  join(dataFolder, 'keys', `${name}.jwk`)

interface Row {
  sequence: number
  action: string
  kid: string
}

/** A site with its owners, and a thief who has one key and what the store lets its holder write. */
function robbed({ url, dataFolder }: { url: string; dataFolder: string }) {
  const titleOf = async (path: string, cookie = '') => {
    const answer = await fetch(url + path, { headers: { cookie } })
    const html = await answer.text()
    return answer.ok ? /<h1[^>]*>([^<]*)/.exec(html)?.[1] : answer.status
  }
  return {
    titleOf,
    async answerOf<Answer>(...args: string[]) {
      const { code, stdout, stderr } = await runDelivery(dataFolder, [...args, '--json'])
      expect(code, stderr).toBe(0)
      return JSON.parse(stdout) as Answer
    },
    /** Publishes a page of his own past the gate; resolves to the release. */
    async forge(key: SigningKey, heading: string) {
      const { store, trusted } = await openDataFolder(dataFolder)
      const trustedThen = { ...trusted, keys: [...trusted.keys, publicKeyOf(key)] }
      const folder = await makeRemoteBuild({ routes: `[${pageRoute('glossary', heading)}]` })
      const kit = '1.0.0'
      return (await publish({ store, trusted: trustedThen, key, remote, folder, kit })).release
    },
  }
}

test('a stolen key of a team: what its thief made is seen, taken back, and never in effect again', async ({
  ownSite,
}) => {
  const { titleOf, answerOf, forge } = robbed(ownSite)
  const { store, trusted, keyOf } = await openDataFolder(ownSite.dataFolder)
  const key = await keyOf(remote)
  const thief = { key, trusted }
  expect(await titleOf('/glossary')).toBe(title)
  const live = (await store.readRegistry(trusted)).remotes[remote]?.stable

  await test.step('the thief decides what visitors get of this remote, and of no other', async () => {
    await store.changeRegistry(promote(remote, await forge(key, 'Pay here')), thief)
    await expect.poll(() => titleOf('/glossary')).toBe('Pay here')
    await store.changeRegistry(promote(remote, await forge(key, 'Pay more')), thief)
    await expect.poll(() => titleOf('/glossary')).toBe('Pay more')
    const others = store.changeRegistry(promote('leads', 'a'.repeat(16)), thief)
    await expect(others).rejects.toThrow('is not signed by a key that may make it')
  })

  const next = join(ownSite.dataFolder, 'next.jwk')
  await test.step('it is taken back, what was good is signed anew, and then the key ends: nobody misses a page', async () => {
    const [, latest] = await answerOf<Row[]>('history', remote)
    expect(latest).toMatchObject({ action: 'promote', kid: key.kid })
    const byShellTeam = ['--signing-key', keyFile(ownSite, 'shell-team')]
    await answerOf('promote', remote, live ?? '', ...byShellTeam)
    await expect.poll(() => titleOf('/glossary')).toBe(title)
    await answerOf('keygen', remote, '--signing-key', next)
    const published = await answerOf<{ release: string }>('publish', remote, '--signing-key', next)
    expect(published).toMatchObject({ release: live })
    await answerOf('revoke', key.kid, '--since', String(latest?.sequence), '--reason', 'stolen')
    await answerOf('verify', remote)
    for (let view = 0; view < 20; view++) expect(await titleOf(`/glossary?${view}`)).toBe(title)
  })

  await test.step('of a thief who does not wait the key ends first: its remote is away until another one has signed it', async () => {
    const again = await openDataFolder(ownSite.dataFolder)
    const stolen = await readSigningKey(next)
    const forged = promote(remote, await forge(stolen, 'Pay here, too'))
    await again.store.changeRegistry(forged, { key: stolen, trusted: again.trusted })
    await expect.poll(() => titleOf('/glossary')).toBe('Pay here, too')
    const [latest] = await answerOf<Row[]>('history', remote)
    await answerOf('revoke', stolen.kid, '--since', String(latest?.sequence), '--reason', 'stolen')
    await expect.poll(() => titleOf('/glossary')).toBe(503)
    expect(await titleOf('/services')).toBe('Technical recruitment services')
    const third = join(ownSite.dataFolder, 'third.jwk')
    await answerOf('keygen', remote, '--signing-key', third)
    await answerOf('publish', remote, '--signing-key', third)
    // What could not be trusted is looked at again after 4 s, then more rarely, up to a minute.
    await expect.poll(() => titleOf('/glossary'), { timeout: 300_000 }).toBe(title)
  })

  await test.step('what the thief writes now past every command reaches nobody, and goes when the key is revoked again', async () => {
    await store.changeRegistry(promote(remote, await forge(key, 'Pay here, now')), thief)
    const { code, stderr } = await runDelivery(ownSite.dataFolder, ['rollback', 'leads'])
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('is not signed by a key that may make it') as unknown,
    })
    expect(await titleOf('/glossary')).toBe(title)
    await answerOf('revoke', key.kid, '--reason', 'stolen')
    await answerOf('confirm')
    expect(await titleOf('/glossary')).toBe(title)
    await answerOf('verify')
  })
})

test('a stolen key of a pipeline: what everybody gets stays as it was, and its canary ends with it', async ({
  ownSite,
}) => {
  const { titleOf, answerOf, forge } = robbed(ownSite)
  const file = join(ownSite.dataFolder, 'pipeline.jwk')
  await answerOf('keygen', remote, '--role', 'ci', '--signing-key', file)
  const key = await readSigningKey(file)
  const { store, trusted } = await openDataFolder(ownSite.dataFolder)
  const release = await forge(key, 'Pay here')
  await expect(store.changeRegistry(promote(remote, release), { key, trusted })).rejects.toThrow()
  await store.changeRegistry(startCanary(remote, release, 50), { key, trusted })
  await expect.poll(() => titleOf('/glossary', 'canary-bucket=1')).toBe('Pay here')
  expect(await titleOf('/glossary', 'canary-bucket=100')).toBe(title)

  const [latest] = await answerOf<Row[]>('history', remote)
  expect(latest).toMatchObject({ action: 'canary', kid: key.kid })
  await answerOf('revoke', key.kid, '--since', String(latest?.sequence), '--reason', 'stolen')
  await expect.poll(() => titleOf('/glossary', 'canary-bucket=1')).toBe(title)
})

test('a stolen key of the shell team, alone enough for a root: a newer root file on the host ends it', async ({
  ownSite,
}) => {
  const { titleOf, answerOf } = robbed(ownSite)
  const { store, keyOf } = await openDataFolder(ownSite.dataFolder)
  const key = await keyOf('shell-team')
  const { sequence } = await answerOf<{ sequence: number }>('status')
  const own = await makeSigningKey('*', 'Shell team', { role: 'shell-team' })
  await store.changeRoot((root) => signRoot(root, { keys: [publicKeyOf(own)] }, [key]))
  await expect.poll(() => titleOf('/glossary')).toBe(503)

  // The thief's root goes; ours goes on from the file that the hosts had.
  await rm(join(ownSite.dataFolder, 'releases/root.json'))
  const next = join(ownSite.dataFolder, 'next.jwk')
  await answerOf('keygen', '--role', 'shell-team', '--signing-key', next)
  await answerOf('publish', 'shell', '--signing-key', next)
  const since = ['--since', String(sequence + 1), '--reason', 'stolen']
  await answerOf('revoke', key.kid, ...since, '--signing-key', next)
  await expect.poll(() => titleOf('/glossary')).toBe(title)
  await answerOf('verify')
  const holders = await answerOf<{ keys: { kid: string; ended?: number }[] }>('who-may')
  expect(holders.keys).toContainEqual(expect.objectContaining({ kid: key.kid, ended: sequence }))
  expect(holders.keys.map(({ kid }) => kid)).not.toContain(own.kid)
})
