import type { Logger } from 'pino'

const pollMs = 200

interface Polled {
  read: () => Promise<void>
  /** What the log calls a reading that fails: it changes nothing, and is told once in a row. */
  failure: string
  /** Between two readings, in milliseconds. */
  everyMs?: number
  log: Logger
}

/** Reads something now and then, one reading after the other. */
export function poll({ read, failure, everyMs = pollMs, log }: Polled) {
  let complaint = ''
  const complain = (reason: unknown) => {
    // It may quote what stands in a store.
    const error = String(reason).slice(0, 300)
    if (complaint !== error) log.error({ event: failure, error })
    complaint = error
  }
  let reading = Promise.resolve()
  const readNow = () => (reading = reading.then(read).then(() => void (complaint = ''), complain))

  let isStopped = false
  let next = Promise.withResolvers<boolean>()
  const turn = async () => {
    const { resolve } = next
    next = Promise.withResolvers()
    await readNow()
    resolve(complaint === '')
    if (!isStopped) timer = setTimeout(turn, everyMs)
  }
  let timer = setTimeout(turn, everyMs)

  return {
    /** Reads now, after a reading that is under way: what was read first must not be served last. */
    readNow,
    /** Resolves when it was read once more; to false when that failed. */
    nextRead: async () => (isStopped ? complaint === '' : next.promise),
    stop() {
      isStopped = true
      clearTimeout(timer)
      next.resolve(false)
    },
  }
}
