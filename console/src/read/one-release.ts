import {
  packagesOf,
  readGateReport,
  readSiteData,
  readVerifiedRelease,
  siteFile,
  siteRemote,
} from 'delivery'
import type { Delivery } from './delivery.ts'
import { browserFiles, kitNamesOf } from './releases.ts'

/** What is in one release. */
export type ReleaseContents = NonNullable<Awaited<ReturnType<typeof readRelease>>>

/** null when the store has no such release, or none that may be trusted. */
export async function readRelease(
  { store, readTrusted }: Delivery,
  remote: string,
  release: string,
) {
  const trusted = await readTrusted()
  const signed = await store.readRelease(remote, release, trusted)
  if (!signed) return null
  const { manifest, signer } = signed
  const isSite = remote === siteRemote
  const bytes =
    isSite && (await readVerifiedRelease(store, trusted, remote, release)).files.get(siteFile)
  const files = [...browserFiles(manifest)].map(([path, bytes]) => ({ path, bytes }))
  return {
    kit: manifest.kit,
    signer: signer.name ?? signer.team,
    files: files.sort((a, b) => b.bytes - a.bytes),
    kitNames: kitNamesOf(manifest),
    /** Of site data, which has nothing else. */
    site: bytes ? readSiteData(bytes) : null,
    /** Null where no report lies beside it; why it cannot be told, where that is so. */
    gate: await readGateReport({ store, trusted }, { remote, release }).catch(reasonOf),
    /** Why it cannot be told, where that is so. */
    packages: await packagesOf({ store, trusted }, remote, release).catch(reasonOf),
  }
}

const reasonOf = (error: unknown): string => (error as Error).message
