import { isDeepStrictEqual } from 'node:util'
import type { TrustedKey, TrustedKeys } from 'delivery'
import type { Logger } from 'pino'
import { withDeadline } from '../../src/with-deadline.ts'
import { DeadlineError, deadlines } from '../deadlines.ts'
import { poll, type Poll } from './poll.ts'

/** Whether what a key signed may still be served. */
export function isTrusted({ keys }: TrustedKeys, signer: TrustedKey): boolean {
  return keys.some(({ remote, x }) => remote === signer.remote && x === signer.x)
}

interface Following {
  /** Changed in place: all who check signatures hold it. */
  trusted: TrustedKeys
  read: () => Promise<TrustedKeys>
  /** Called when other keys are trusted than before. */
  onChange: () => void
  log: Logger
}

/** Follows the trusted keys by themselves: a store that hangs holds no revocation up. */
export function followTrustedKeys({ trusted, read, onChange, log }: Following): Poll {
  const late = () => new DeadlineError('the trusted keys were not read in time')
  return poll({
    failure: 'keys-unreadable',
    log,
    async read() {
      const { keys } = await withDeadline(read(), deadlines.registry, late)
      if (isDeepStrictEqual(keys, trusted.keys)) return
      trusted.keys = keys
      log.info({ event: 'trusted-keys', keys: keys.map(({ remote, kid }) => ({ remote, kid })) })
      onChange()
    },
  })
}
