import { choicesOf, keyOfRelease, type Choice } from './composition.ts'
import { firstGood, type LiveRemote } from './live-releases.ts'
import type { VerifyRelease } from './release-verifier.ts'

interface Wanted {
  /** 1–100, or null for a visitor who takes part in no canary. */
  bucket: number | null
  /** Of a release, `<remote>/<release>`. */
  isUsable: (key: string) => boolean
  verify: VerifyRelease
}

/** What one visitor gets of a remote: what the registry says, else its last good release, else what the registry says after all. */
export async function chooseRelease(
  name: string,
  remote: LiveRemote,
  { bucket, isUsable, verify }: Wanted,
): Promise<Choice> {
  const wanted = choicesOf(remote, bucket)
  const usable = wanted.find(({ release }) => isUsable(keyOfRelease(release)))
  if (usable) return usable
  const ids = remote.earlier.filter((id) => isUsable(`${name}/${id}`))
  const release = await firstGood(name, ids, verify)
  return release ? { release, why: 'last-good' } : wanted[0]
}
