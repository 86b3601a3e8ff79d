import { limits } from '../limits.ts'
import { readConsumption } from './consumption.ts'
import type { PoolMember } from './pool-member.ts'

/**
 * Looks after a worker from outside. One that does not answer is ended: after so much processor time, for on a busy machine
 * nothing else tells a loop from a process whose turn has not come; or when it does not answer for long, for it may be asleep.
 *
 * @param onTired told, as long as it is so, that it holds more memory than it should, works for nobody, or has worked long enough
 */
export function watchWorker(member: PoolMember, onTired: () => void): void {
  const { worker } = member
  const startedAt = performance.now()
  let idle: { since: number; cpuMs: number } | null = null
  let silence: { looks: number; cpuMs: number | null } | null = null
  let isAsked = false
  let count = 0

  const answered = () => void (silence = null)
  const ask = async () => {
    isAsked = true
    silence ??= { looks: 0, cpuMs: null }
    // A question that is given up is not answered.
    await worker.ask.ping().then(answered, () => undefined)
    isAsked = false
  }

  /** By looks, not by the clock: where this process stood still an answer may have come, and wait to be read. */
  const lookAtSilence = (now: NonNullable<typeof silence>) => {
    const cpuMs = readConsumption(worker.pid)?.cpuMs ?? null
    now.cpuMs ??= cpuMs
    const used = (cpuMs ?? 0) - (now.cpuMs ?? 0)
    const ms = ++now.looks * limits.workerLookMs
    const isLoop = ms > limits.workerHungMs && used > limits.workerHungMs
    if (isLoop || ms > limits.workerSilentMs) worker.kill('hung')
  }

  /** Code that waits in each of its rounds answers all that it is asked, and may yet go on for ever. */
  const worksForNobody = (cpuMs: number): boolean => {
    const now = performance.now()
    if (member.isBusy || (idle && member.answeredAt > idle.since)) idle = null
    else idle ??= { since: now, cpuMs }
    if (!idle || now - idle.since < limits.workerIdleMs) return false
    const share = (cpuMs - idle.cpuMs) / (now - idle.since)
    idle = null
    return share > 0.5
  }

  const lookAtMemory = () => {
    const { bytes = 0, cpuMs = 0 } = readConsumption(worker.pid) ?? {}
    if (bytes > limits.workerBytes) return worker.kill('memory')
    const isOld = performance.now() - startedAt > limits.workerLifeMs
    if (worksForNobody(cpuMs) || isOld || bytes > limits.workerTiredBytes) onTired()
  }

  const look = () => {
    if (worker.isOverfull()) worker.kill('wrote')
    if (silence) lookAtSilence(silence)
    // Memory grows more slowly than silence; what grows fast meets the limit of the heap.
    const isLong = count++ % longLooks === 0
    if (isLong) lookAtMemory()
    // One that has nothing to do is left asleep.
    if (!isAsked && (isLong || member.isBusy || silence)) void ask()
  }
  looks.add(look)
  timer ??= setInterval(() => looks.forEach((each) => each()), limits.workerLookMs).unref()
  void worker.ended.then(() => looks.delete(look))
}

const longLooks = 8

/** All in one round: each timer of its own would wake this process by itself. */
const looks = new Set<() => void>()
let timer: NodeJS.Timeout | undefined
