import { join } from 'node:path'
import { expect, test } from 'vitest'
import { promote, startCanary } from '../registry/registry.ts'
import { writeGateReport } from '../releases/gate-report.ts'
import { openFileStorage } from '../storage/file-storage.ts'
import { run } from '../testing/command-line.ts'
import { makeFolder } from '../testing/release.ts'
import { makeTestStore, saveKeys } from '../testing/storage.ts'

async function makeTeam() {
  const dataFolder = await makeFolder()
  const team = await makeTestStore(openFileStorage(join(dataFolder, 'releases')))
  await saveKeys(team, dataFolder)
  const publish = async (text: string) =>
    (await team.publish({ 'assets/role-page-2.js': `// ${text}` })).release
  return {
    ...team,
    publish,
    releases: (...names: string[]) => run(dataFolder, ['releases', ...names]),
  }
}

test('releases names what was published, and who gets it', async () => {
  const { publish, store, author, releases } = await makeTeam()
  expect(await releases('catalogue')).toMatchObject({
    code: 1,
    out: expect.stringMatching(/has no release of catalogue\.$/),
  })
  const [live, tried, waiting] = [await publish('1'), await publish('2'), await publish('3')]
  await store.changeRegistry(promote('catalogue', live), author)
  await store.changeRegistry(startCanary('catalogue', tried, 5), author)
  const { out } = await releases('catalogue', '--json')
  const list = JSON.parse(out) as { release: string; visitors: string; by: string }[]
  expect(Object.fromEntries(list.map(({ release, visitors }) => [release, visitors]))).toEqual({
    [live]: 'everybody',
    [tried]: '5 %',
    [waiting]: '',
  })
  expect(new Set(list.map(({ by }) => by))).toEqual(new Set(['catalogue team']))
})

test('of one release it says what the gate saw', async () => {
  const { publish, store, key, releases } = await makeTeam()
  const release = await publish('1')
  expect((await releases('catalogue', release)).out).toBe(
    `No report of a gate lies beside ${release}.`,
  )
  const weight = { scriptBytes: 119_000, styleBytes: 9_000, requests: 31 }
  await writeGateReport(
    { store, key },
    { remote: 'catalogue', release },
    {
      notes: ['server: 1.2 s'],
      pages: [
        { address: '/roles', isOwn: true, weights: { page: weight, remote: weight }, pictures: [] },
      ],
    },
  )
  const { out } = await releases('catalogue', release)
  expect(out).toContain('server: 1.2 s')
  expect(out).toMatch(/\/roles +yes +119\.0 kB +9\.0 kB +31/)
  expect((await releases('catalogue', '0000000000000000')).err).toContain(
    'catalogue has no release 0000000000000000',
  )
})
