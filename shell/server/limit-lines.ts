import type { Logger } from 'pino'

/** Lines of one kind in a minute: anybody can send what would be more. */
const maxLines = 20
const minuteMs = 60_000

/**
 * Warns of the first in a minute, and at its end of how many more there were.
 *
 * @param leftOut the event under which they are counted
 */
export function limitLines(log: Logger, leftOut: string): (line: object) => void {
  let lines = 0
  const endMinute = () => {
    if (lines > maxLines) log.warn({ event: leftOut, count: lines - maxLines })
    lines = 0
  }
  return (line) => {
    if (lines === 0) setTimeout(endMinute, minuteMs).unref()
    lines++
    if (lines <= maxLines) log.warn(line)
  }
}
