import { comparisonOf, type Comparison } from '../canary/comparison.ts'
import { pool, upTo, type Pooled } from '../canary/evidence.ts'
import { readAllEvidence } from '../canary/evidence-pool.ts'
import { describeRamp, furthest, percentAt } from '../canary/ramp.ts'
import type { Registry } from '../registry/registry.ts'
import { SignedRegistry } from '../registry/signed-registry.ts'
import { withdrawalOf } from '../registry/steer.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import type { Answer, CommandInput } from './command.ts'
import { table } from './text.ts'

type Sources = Pick<CommandInput, 'store'> & { trusted: TrustedKeys }

/** What all shells saw of a canary, and what a ramp waits for. */
export interface CanaryStatus {
  /** How many in a hundred visitors get it now. */
  percent: number
  /** In a sentence. */
  note: string
  processes?: number
  stable?: Pooled['stable']
  canary?: Pooled['canary']
  /** Of a ramp: the step, since when, and what was viewed in it. */
  step?: number
  since?: string
  views?: number
}

/** Says which release each remote serves, what all shells saw of its canary, and what a ramp waits for. */
export async function showStatus(input: CommandInput): Promise<Answer> {
  const { registry, evidence } = await statusOf(input)
  // No shell follows that.
  registry.assertNotAhead(new SignedRegistry(), input.trusted)
  const { sequence, remotes } = registry
  const noteOf = (reason?: string) => (reason === undefined ? '' : `withdrawn: ${reason}`)
  const rows = Object.entries(remotes).map(([name, { stable, canary, previous }]) => ({
    remote: name,
    stable,
    canary: canary ? `${canary.release} ${evidence[name]?.percent ?? canary.percent} %` : '',
    previous: previous.slice(0, 3).join(' '),
    note: evidence[name]?.note ?? noteOf(withdrawalOf(registry, name, canary?.release ?? '')),
  }))
  const notes = Object.fromEntries(rows.map(({ remote, note }) => [remote, note]))
  const list = rows.length > 0 ? table(rows) : `No remote is live yet in ${input.place}.`
  return { data: { sequence, remotes, evidence, notes }, text: `sequence ${sequence}\n${list}` }
}

/** The registry, and by remote what is known of the canary that runs. */
export async function statusOf(input: Sources) {
  const registry = await input.store.readRegistry(input.trusted)
  const names = Object.keys(registry.remotes)
  const canaries = await Promise.all(
    names.map(async (name) => [name, await canaryOf(input, registry, name)] as const),
  )
  const running = canaries.flatMap(([name, one]) => (one ? [[name, one] as const] : []))
  return { registry, evidence: Object.fromEntries(running) as Record<string, CanaryStatus> }
}

async function canaryOf(
  { store, trusted }: Sources,
  registry: Registry,
  remote: string,
): Promise<CanaryStatus | null> {
  const comparison = comparisonOf(registry, remote)
  if (!comparison) return null
  const { percent, ramp } = comparison
  try {
    const all = await readAllEvidence(store, comparison, trusted)
    const pooled = pool(all, comparison.since)
    const { stable, canary, claims, views } = pooled
    const now = Date.now()
    const { step, at } = furthest(comparison, claims, now)
    return {
      ...{ percent: percentAt(comparison, step), processes: all.length, stable, canary },
      ...(ramp && { step, since: new Date(at).toISOString(), views: views[step] ?? 0 }),
      note: describe(comparison, pooled, now),
    }
  } catch (error) {
    return { percent, note: `what shells saw cannot be read: ${(error as Error).message}` }
  }
}

function describe(comparison: Comparison, pooled: Pooled, now: number): string {
  const { stable, canary } = pooled
  const [served, stableServed] = [upTo('cached', canary), upTo('cached', stable)]
  const told = `browsers told of ${canary.reported.failures}, against ${stable.reported.failures}`
  const isUnseen = served.views + canary.reported.failures === 0
  const seen = isUnseen
    ? 'nobody has seen it yet'
    : `${served.failures} of ${served.views} views failed, against ${stableServed.failures} of ${stableServed.views}; ${told}`
  return comparison.ramp ? `${describeRamp(comparison, pooled, now)}; ${seen}` : seen
}
