import { followRoots, keysThatSign, newestRoot, refuseFork, siteRemote } from 'delivery'
import type { ReleaseStore, RootFile, Signer, TrustedKeys } from 'delivery'
import type { Logger } from 'pino'
import { deadlines, inTime } from '../deadlines.ts'
import { poll } from './poll.ts'

/** Whether what a key signed may still be served. */
export function isTrusted(trusted: TrustedKeys, signer: Signer): boolean {
  const { x, acting } = signer
  const remote = acting ? siteRemote : signer.remote
  return keysThatSign(trusted, 'publish', remote, acting).some((key) => key.x === x)
}

/** From one reading of the root, while the registry stays as it is, to the next. */
export const rootMs = 800

interface Following {
  /** Its keys are replaced: all who check signatures hold it. */
  trusted: TrustedKeys
  /** Reads the root's file here, which is believed for where it lies. */
  read: () => Promise<RootFile | null>
  /** Where the newest root is remembered. */
  copy: ReleaseStore
  /** Called when other keys are trusted than before. */
  onChange: () => void
  log: Logger
}

/** Follows who may do what. The file here is read by itself: a store that hangs holds no revocation up. */
export async function followRoot(following: Following) {
  const { trusted, read, copy, onChange, log } = following
  let current: RootFile | null = null

  const adopt = (file: RootFile) => {
    current = file
    const { version, keys, people, thresholds } = newestRoot(file)
    trusted.keys = keys
    trusted.people = people
    trusted.thresholds = thresholds
    log.info({ event: 'root', version, keys: keys.map(({ remote, kid }) => ({ remote, kid })) })
    onChange()
  }
  /** Goes on to what a store has, if that goes on from what is known here. */
  const offer = async (file: RootFile | null) => {
    const from = current
    if (!from || !file || file === from) return
    const next = await followRoots(from, file)
    // A newer one may have come meanwhile; what goes on from that is offered again.
    if (next === from || current !== from) return
    adopt(next)
    await copy
      .writeRoot(next)
      .catch((error: unknown) => log.error({ event: 'last-good-not-kept', error: String(error) }))
  }
  const own = poll({
    failure: 'root-unreadable',
    // Whoever reads another registry reads it before.
    everyMs: rootMs,
    log,
    async read() {
      const file = await inTime(read(), deadlines.registry, 'the root was not read in time')
      if (!file) {
        if (current) throw new Error('the root is not there')
        return
      }
      if (file === current) return
      if (current) refuseFork(current, file, 'here')
      // An older one than is known is not gone back to.
      if (!current || newestRoot(file).version > newestRoot(current).version) adopt(file)
    },
  })
  await own.readNow()
  await offer(await copy.readRoot().catch(() => null)).catch(() => undefined)
  return { ...own, offer }
}
