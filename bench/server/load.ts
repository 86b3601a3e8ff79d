import autocannon from 'autocannon'
import { timed } from '../figures/statistics.ts'
import { inTurns } from '../running/in-turns.ts'

/** A server that is measured. */
export interface Target {
  name: string
  url: string
  /** Processor time that the server has used since it started, in seconds. */
  readCpuSeconds(): Promise<number>
}

/** One run of requests on one target, one after the other on each connection. */
export type Load = Awaited<ReturnType<typeof putLoad>>

/**
 * A number of requests, not a span of time: what is under way at the end of one would cost the server and count for nothing.
 *
 * @throws when a request was not answered with 200
 */
export async function putLoad(target: Target, connections: number, amount: number) {
  const before = await target.readCpuSeconds()
  const { result, ms } = await timed(() =>
    autocannon({
      url: target.url,
      connections,
      amount,
      // The shell closes a connection after a thousand.
      reconnectRate: 900,
      // As browsers ask.
      headers: { 'accept-encoding': 'gzip, deflate, br' },
      timeout: 60,
      sampleInt: 10,
    }),
  )
  const cpuSeconds = (await target.readCpuSeconds()) - before
  const { errors, timeouts, non2xx, latency } = result
  if (errors + timeouts + non2xx > 0)
    throw new Error(`${target.name}: ${errors + timeouts} errors, ${non2xx} answers but 200`)
  return {
    perSecond: amount / (ms / 1_000),
    /** Processor time of the server for one request: what is true also when the client is the slower one. */
    cpuMs: (cpuSeconds / amount) * 1_000,
    p50: latency.p50,
    p99: latency.p99,
  }
}

/** How many requests take about so many seconds; asks a few for that, so that what is used most is compiled too. */
export async function amountFor(
  target: Target,
  connections: number,
  seconds: number,
): Promise<number> {
  const { perSecond } = await putLoad(target, connections, connections + 20)
  return Math.ceil(Math.max(perSecond * seconds, connections * 2))
}

/** Several rounds over the targets. */
export async function putLoads(
  targets: readonly Target[],
  { connections, rounds, seconds }: { connections: number; rounds: number; seconds: number },
): Promise<Record<string, Load[]>> {
  const loads: Record<string, Load[]> = {}
  const amounts = new Map<Target, number>()
  for (const target of targets) amounts.set(target, await amountFor(target, connections, seconds))
  for (const target of inTurns(rounds, targets)) {
    const load = await putLoad(target, connections, amounts.get(target) ?? connections)
    ;(loads[target.name] ??= []).push(load)
  }
  return loads
}
