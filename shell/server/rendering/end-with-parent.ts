import { Worker } from 'node:worker_threads'

const lookMs = 500

/**
 * Ends this process when the one that started it has gone, however that ended. It looks from a thread: code that never returns would
 * let nothing else look, and go on for ever.
 */
export function endWithParent(): void {
  const look = `const end = () => process.kill(process.pid, 'SIGKILL')
    setInterval(() => process.ppid === ${process.ppid} || end(), ${lookMs})`
  new Worker(look, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
}
