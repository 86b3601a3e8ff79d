import type { Logger } from 'pino'

const minuteMs = 60_000

interface Limit {
  /** The event under which lines are counted that were left out. */
  leftOut: string
  /** Anybody can send what would be more. */
  perMinute: number
  level?: 'warn' | 'error'
}

/** Logs the first lines in a minute, and at its end how many more there were. */
export function limitLines(
  log: Logger,
  { leftOut, perMinute, level = 'warn' }: Limit,
): (line: object) => void {
  let lines = 0
  const endMinute = () => {
    if (lines > perMinute) log.warn({ event: leftOut, count: lines - perMinute })
    lines = 0
  }
  return (line) => {
    if (lines === 0) setTimeout(endMinute, minuteMs).unref()
    lines++
    if (lines <= perMinute) log[level](line)
  }
}
