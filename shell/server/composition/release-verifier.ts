import { isKitCompatible, type ReleaseManifest } from 'delivery'
import type { Logger } from 'pino'
import kit from 'shared-ui/package.json' with { type: 'json' }
import { createBreaker } from './breaker.ts'
import type { Releases, VerifiedRelease } from './verified-releases.ts'

/** Releases whose failure is known to be told. */
const maxComplaints = 1_000

/** Brings a release, checked in every respect, or null: then the reason is in the log, once for a row of failures. */
export type VerifyRelease = (remote: string, release: string) => Promise<VerifiedRelease | null>

export function createVerifier(releases: Releases, log: Logger): VerifyRelease {
  const breaker = createBreaker({ failures: 1, restMs: 4_000, maxRestMs: 60_000 })
  const complaints = new Set<string>()

  return async (remote, release) => {
    const key = `${remote}/${release}`
    if (!breaker.allows(key)) return null
    try {
      const verified = await releases.get(remote, release)
      refuseUnfit(verified.manifest)
      breaker.succeeded(key)
      complaints.delete(key)
      return verified
    } catch (error) {
      breaker.failed(key)
      if (!complaints.has(key))
        log.error({ event: 'release-refused', remote, release, error: String(error).slice(0, 300) })
      if (complaints.size >= maxComplaints) complaints.clear()
      complaints.add(key)
      return null
    }
  }
}

/** @throws {Error} that says why this shell cannot serve the release */
function refuseUnfit(manifest: ReleaseManifest): void {
  if (!isKitCompatible(manifest, kit.version))
    throw new Error(`it needs shared-ui ^${manifest.kit}; this shell has ${kit.version}`)
  for (const { scripts, styles } of Object.values(manifest.modules))
    for (const path of [...scripts, ...styles])
      if (!manifest.files[path]) throw new Error(`it has no ${path}, which its pages need`)
}
