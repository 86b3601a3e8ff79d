import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { brotliCompressSync } from 'node:zlib'
import {
  openReleaseStore,
  promote,
  publish,
  readSigningKey,
  readTrustedKeys,
  readVerifiedRelease,
  rollback,
  signingKeyPath,
  trustedKeysPath,
} from 'delivery'
import { root } from '../commands/settings.ts'
import { withTrialSite } from '../commands/trial-site.ts'
import { measureEdits } from './edits.ts'
import { describeRun } from './first-view/machine.ts'
import { median, type Measurement } from './measurement.ts'
import type { RowResults } from './stored-results.ts'

const remote = 'resources'
const rounds = 15

/** What a delivery costs: from the registry's change to the first page made of it, and what is checked on the way. */
export function measureDelivery(): Promise<RowResults> {
  return withTrialSite(async ({ url }, dataFolder) => ({
    ...(await describeRun()),
    rows: [
      ...(await measureChanges(url, dataFolder)),
      ...(await measureLock(url)),
      ...(await measureEdits(dataFolder, (release) => served(url, release))),
    ],
  }))
}

async function measureChanges(site: string, dataFolder: string): Promise<Measurement[]> {
  const store = openReleaseStore(join(dataFolder, 'releases'))
  const trusted = await readTrustedKeys(trustedKeysPath(dataFolder))
  const key = await readSigningKey(signingKeyPath(dataFolder, remote))
  const promotions: number[] = []
  const rollbacks: number[] = []
  const verifications: number[] = []
  for (let round = 0; round < rounds; round++) {
    const folder = await anotherBuild(dataFolder, round)
    const before = (await store.readRegistry()).remotes[remote]?.stable ?? ''
    const { release } = await publish({ store, trusted, key, remote, folder, kit: '1.0.0' })

    let start = performance.now()
    await readVerifiedRelease(store, trusted, remote, release)
    verifications.push(performance.now() - start)

    start = performance.now()
    await store.changeRegistry((registry) => promote(registry, remote, release))
    await served(site, release)
    promotions.push(performance.now() - start)

    start = performance.now()
    await store.changeRegistry((registry) => rollback(registry, remote))
    await served(site, before)
    rollbacks.push(performance.now() - start)
  }
  return [
    { name: 'promote → first page served with it', value: median(promotions), unit: 'ms' },
    { name: 'rollback → first page served without it', value: median(rollbacks), unit: 'ms' },
    {
      name: `verification of ${remote} (signature and hashes)`,
      value: median(verifications),
      unit: 'ms',
    },
  ]
}

async function measureLock(site: string): Promise<Measurement[]> {
  const lock = Buffer.from(await (await fetch(`${site}/_composition`)).arrayBuffer())
  return [
    { name: 'lock in the HTML', value: lock.byteLength, unit: 'bytes' },
    { name: 'lock, brotli', value: brotliCompressSync(lock).byteLength, unit: 'bytes' },
  ]
}

async function anotherBuild(dataFolder: string, round: number): Promise<string> {
  const folder = join(dataFolder, 'builds', String(round))
  await cp(join(root, `mf-${remote}`, 'dist'), folder, { recursive: true })
  await writeFile(join(folder, 'assets/round.css'), `/* ${round} */`)
  return folder
}

async function served(site: string, release: string): Promise<void> {
  const mark = `data-release="${release}"`
  while (!(await (await fetch(`${site}/glossary`)).text()).includes(mark));
}
