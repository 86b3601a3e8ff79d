import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { promote, publish, readVerifiedRelease, rollback } from 'delivery'
import { openDataFolder } from 'delivery/testing-release'
import { root } from '../../commands/root.ts'
import { withTrialSite } from '../../commands/site/trial-site.ts'
import type { Figure } from '../figures/format.ts'
import { median, timed } from '../figures/statistics.ts'
import { describeRun } from '../running/machine.ts'
import { measureEdits, remote, untilServed } from './edits.ts'
import type { DeliveryResults } from './results.ts'

const rounds = 15

/** What a delivery costs: from the registry's change to the first page made of it, and what is checked on the way. */
export function measureDelivery(): Promise<DeliveryResults> {
  return withTrialSite(async ({ url }, dataFolder) => ({
    ...(await describeRun()),
    rows: [...(await measureChanges(url, dataFolder)), ...(await measureLock(url))],
    edits: await measureEdits(url, dataFolder),
  }))
}

/** Medians of the rounds. */
async function measureChanges(site: string, dataFolder: string): Promise<Figure[]> {
  const { store, trusted, author, keyOf } = await openDataFolder(dataFolder)
  const key = await keyOf(remote)
  const times = new Map<string, number[]>()
  const time = async (name: string, work: () => Promise<unknown>) => {
    const { ms } = await timed(work)
    times.set(name, [...(times.get(name) ?? []), ms])
  }
  for (let round = 0; round < rounds; round++) {
    const folder = await anotherBuild(dataFolder, round)
    const before = (await store.readRegistry(trusted)).remotes[remote]?.stable ?? ''
    const { release } = await publish({ store, trusted, key, remote, folder, kit: '1.0.0' })
    await time('promote → first page served with it', async () => {
      await store.changeRegistry(promote(remote, release), author)
      await untilServed(site, release)
    })
    await time('rollback → first page served without it', async () => {
      await store.changeRegistry((registry) => rollback(registry, remote), author)
      await untilServed(site, before)
    })
    await time(`verification of ${remote} (signature and hashes)`, () =>
      readVerifiedRelease(store, trusted, remote, release),
    )
  }
  return [...times].map(([name, ms]) => ({ name, value: median(ms), unit: 'ms' }))
}

async function measureLock(site: string): Promise<Figure[]> {
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
