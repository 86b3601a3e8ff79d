import { Writable } from 'node:stream'
import { pino, type Logger } from 'pino'

/** A log of errors, or of more, whose lines a test can read. */
export function collectLog(level: 'error' | 'warn' = 'error'): {
  log: Logger
  lines: Record<string, unknown>[]
} {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(line: Buffer, _, done) {
      lines.push(JSON.parse(line.toString()) as Record<string, unknown>)
      done()
    },
  })
  return { log: pino({ level }, stream), lines }
}
