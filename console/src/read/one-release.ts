import {
  packagesOf,
  readGateReport,
  readSiteData,
  readVerifiedRelease,
  siteFile,
  siteRemote,
  type GateReport,
  type ShippedPackage,
  type SiteData,
} from 'delivery'
import type { Delivery } from './delivery.ts'
import { browserFiles, kitNamesOf } from './releases.ts'

/** What is in one release. */
export interface ReleaseContents {
  kit: string
  signer: string
  files: { path: string; bytes: number }[]
  kitNames: string[]
  /** Why it cannot be told, where that is so. */
  packages: ShippedPackage[] | string
  /** Null where no report lies beside it; why it cannot be told, where that is so. */
  gate: GateReport | string | null
  /** Of site data, which has nothing else. */
  site: SiteData | null
}

/** null when the store has no such release, or none that may be trusted. */
export async function readRelease(
  { store, readTrusted }: Delivery,
  remote: string,
  release: string,
): Promise<ReleaseContents | null> {
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
    site: bytes ? readSiteData(bytes) : null,
    gate: await readGateReport({ store, trusted }, { remote, release }).catch(
      (error: unknown) => (error as Error).message,
    ),
    packages: await packagesOf({ store, trusted }, remote, release).catch(
      (error: unknown) => (error as Error).message,
    ),
  }
}
