// @vitest-environment node
import { everyRemote, makeSigningKey, openReleaseStore, publicKeyOf, signRoot } from 'delivery'
import { makeFolder } from 'delivery/testing-release'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { collectLog } from '../testing/log.ts'
import { followRoot } from './follow-root.ts'

test('a root of the store that is checked while a newer one comes here does not undo that', async () => {
  const boss = await makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })
  const team = await makeSigningKey('leads')
  const [bossKey, teamKey] = [publicKeyOf(boss), publicKeyOf(team)]
  const first = await signRoot(null, { keys: [bossKey] }, [boss])
  const second = await signRoot(first, { keys: [bossKey, teamKey] }, [boss])
  const revoked = await signRoot(second, { keys: [bossKey] }, [boss])
  let here = first
  const trusted = { keys: [bossKey] }
  const root = await followRoot({
    trusted,
    read: () => Promise.resolve(here),
    copy: openReleaseStore(await makeFolder()),
    onChange: () => undefined,
    log: collectLog('warn').log,
  })
  root.stop()
  const offered = root.offer(second)
  here = revoked
  await root.readNow()
  expect(trusted.keys).toEqual([bossKey])
  await offered
  expect(trusted.keys).toEqual([bossKey])
})

test('a copy of the root that a disk spoiled is written anew', async () => {
  const boss = await makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })
  const keys = [publicKeyOf(boss)]
  const first = await signRoot(null, { keys }, [boss])
  const folder = await makeFolder()
  const copy = openReleaseStore(folder)
  await writeFile(join(folder, 'root.json'), '{"format":1,"ro')
  const { log, lines } = collectLog('warn')
  const root = await followRoot({
    ...{ trusted: { keys }, copy, log, onChange: () => undefined },
    read: () => Promise.resolve(first),
  })
  root.stop()
  const second = await signRoot(first, { keys: [...keys] }, [boss])
  await root.offer(second)
  expect(await copy.readRoot()).toEqual(second)
  expect(lines).toEqual([])
})

test('a file here that says something else under the same number is told of', async () => {
  const boss = await makeSigningKey(everyRemote, 'Shell team', { role: 'shell-team' })
  const keys = [publicKeyOf(boss)]
  const [first, other] = await Promise.all(
    [1, 2].map((threshold) => signRoot(null, { keys, threshold }, [boss])),
  )
  let here = first!
  const { log, lines } = collectLog('warn')
  const root = await followRoot({
    ...{ trusted: { keys }, copy: openReleaseStore(await makeFolder()), log },
    onChange: () => undefined,
    read: () => Promise.resolve(here),
  })
  root.stop()
  here = other!
  await root.readNow()
  expect(lines).toMatchObject([
    { event: 'root-unreadable', error: 'Error: There is another root 1 here' },
  ])
})
