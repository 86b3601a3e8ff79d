import { startEverything } from './backend.ts'
import { log } from './log.ts'
import { readSettings } from './settings.ts'

const parent = process.ppid

try {
  const { close, ...parts } = await startEverything(readSettings(process.env))

  const stop = () => void close().finally(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  setInterval(() => process.ppid === parent || stop(), 1_000).unref()

  process.stdout.write(`${JSON.stringify({ ready: true, ...parts })}\n`)
} catch (error) {
  log((error as Error).message)
  process.exit(1)
}
