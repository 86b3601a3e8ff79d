import { isDeepStrictEqual } from 'node:util'
import type { TrustedKey, TrustedKeys } from 'delivery'
import type { Logger } from 'pino'
import { withDeadline } from '../../src/with-deadline.ts'
import { DeadlineError, deadlines } from '../deadlines.ts'

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

const pollMs = 400

/** Follows the trusted keys by themselves: a store that hangs holds no revocation up. Keys that cannot be read change nothing. */
export function followTrustedKeys({ trusted, read, onChange, log }: Following) {
  let complaint = ''
  let checking: Promise<void> | undefined

  const readAnew = async () => {
    const late = () => new DeadlineError('the trusted keys were not read in time')
    try {
      const { keys } = await withDeadline(read(), deadlines.registry, late)
      complaint = ''
      if (isDeepStrictEqual(keys, trusted.keys)) return
      trusted.keys = keys
      log.info({ event: 'trusted-keys', keys: keys.map(({ remote, kid }) => ({ remote, kid })) })
      onChange()
    } catch (error) {
      if (complaint !== String(error)) log.error({ event: 'keys-unreadable', error: String(error) })
      complaint = String(error)
    }
  }
  const check = () => (checking ??= readAnew().finally(() => (checking = undefined)))

  let isStopped = false
  const poll = async () => {
    await check()
    if (!isStopped) timer = setTimeout(poll, pollMs)
  }
  let timer = setTimeout(poll, pollMs)

  return {
    /** Reads the keys now. */
    check,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
