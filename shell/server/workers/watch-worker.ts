import { limits } from '../limits.ts'
import { readConsumption } from './consumption.ts'
import type { WorkerProcess } from './worker-process.ts'

/**
 * Looks after a worker from outside. One that does not answer is ended: after so much processor time, for on a busy machine
 * nothing else tells a loop from a process whose turn has not come; or when it does not answer for long, for it may be asleep.
 *
 * @param onTired told, as long as it is so, that it holds more memory than it should, or has worked long enough
 */
export function watchWorker(worker: WorkerProcess, onTired: () => void): void {
  const startedAt = performance.now()
  let silence: { since: number; cpuMs: number | null } | null = null
  let looks = 0

  const ask = async () => {
    const asked = { since: performance.now(), cpuMs: null }
    silence = asked
    await worker.ask.ping().catch(() => undefined)
    silence = null
  }

  const lookAtSilence = async (now: NonNullable<typeof silence>) => {
    const cpuMs = (await readConsumption(worker.pid))?.cpuMs ?? null
    now.cpuMs ??= cpuMs
    const used = (cpuMs ?? 0) - (now.cpuMs ?? 0)
    const isSilent = performance.now() - now.since > limits.workerSilentMs
    if (silence === now && (used > limits.workerHungMs || isSilent)) worker.kill('hung')
  }

  const lookAtMemory = async () => {
    const { bytes = 0 } = (await readConsumption(worker.pid)) ?? {}
    if (bytes > limits.workerBytes) return worker.kill('memory')
    if (bytes > limits.workerTiredBytes || performance.now() - startedAt > limits.workerLifeMs)
      onTired()
  }

  const timer = setInterval(() => {
    if (silence) void lookAtSilence(silence)
    else void ask()
    // Memory grows more slowly than silence; what grows fast meets the limit of the heap.
    if (looks++ % memoryLooks === 0) void lookAtMemory()
  }, limits.workerLookMs)
  timer.unref()
  void worker.ended.then(() => clearInterval(timer))
}

const memoryLooks = 8
