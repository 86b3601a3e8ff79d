import { describeSteps, isForEverybody } from '../canary/ramp.ts'
import { shellRemote } from '../releases/frame.ts'
import { shellTeam } from '../signing/signing-key.ts'
import { readChange, type VerifiedChange } from '../registry/change.ts'
import { rollback, wholeRegistry, retire } from '../registry/registry.ts'
import type { Intent, Registry } from '../registry/registry.ts'
import { describePromotion, intentOfGiving, takeStepBack, withdrawalOf } from '../registry/steer.ts'
import { authorOf, releaseNames, remoteName, type Answer, type CommandInput } from './command.ts'
import { makeOrPropose } from './cosign.ts'
import { rampOptions } from './ramp-options.ts'
import { numberOption, plainLine, table } from './text.ts'

/** Gives a release to everybody, or to some. */
export async function promoteRelease(input: CommandInput): Promise<Answer> {
  const { store, trusted, names, options } = input
  const { remote, release } = releaseNames(names)
  const course = rampOptions(options, remote)
  const percent = course?.percent ?? numberOption(options, 'percent', 100, { min: 0, max: 100 })
  const ramp = course?.ramp
  const wanted = await intentOfGiving(store, { trusted }, { remote, release, percent, ramp })
  const registry = await store.readRegistry(trusted)
  const isForAll = percent === 100 || isForEverybody(ramp)
  const why = withdrawalOf(registry, remote, release)
  const warnings = [
    ...(isForAll ? [describePromotion(registry, remote, release)] : []),
    ...(why === undefined ? [] : [`The canary ${release} was withdrawn: ${plainLine(why)}.`]),
    ...(percent > 0 ? await notesOnProtocol(input, registry.remotes[remote]?.stable, release) : []),
  ]
  return makeOrPropose(input, wanted, warnings.join(' ') || null, ({ sequence, remotes }) => {
    const record = remotes[remote]
    const share = record?.stable === release ? 'everybody' : describeSteps({ percent, ramp })
    const { canary } = registry.remotes[remote] ?? {}
    const isOver = canary?.percent && ![release, record?.canary?.release].includes(canary.release)
    const other = isOver ? `; the canary ${canary.release} has ended` : ''
    return {
      data: { sequence, remote, ...record },
      text: `${remote} serves ${release} to ${share}${other} (sequence ${sequence})`,
    }
  })
}

/** Never asks: whoever rolls back is in a hurry. */
export async function rollbackRelease(input: CommandInput): Promise<Answer> {
  const remote = remoteName(input.names)
  await assertLive(input, remote)
  const author = await authorOf(input, remote)
  const step = { remote, reason: input.options['reason'] }
  const { before, registry } = await takeStepBack(input.store, author, step, stepBackOf)
  const now = registry.remotes[remote]
  const { canary } = before ?? {}
  const what = canary ? `canary ${canary.release} ended; ` : ''
  const notes = await notesOnProtocol(input, before?.stable, now?.stable)
  const more = canary?.percent === 0 ? ' as before; type it once more to take that back' : ''
  return {
    data: { sequence: registry.sequence, remote, ended: canary ? 'canary' : 'stable', ...now },
    text: [
      `${remote}: ${what}everybody gets ${now?.stable}${more} (sequence ${registry.sequence})`,
      ...notes,
    ].join('. '),
  }
}

/** What to know of a frame that speaks another protocol than the one before. */
async function notesOnProtocol(
  { store, trusted, names }: CommandInput,
  ...ids: (string | undefined)[]
): Promise<string[]> {
  if (names[0] !== shellRemote) return []
  const read = (id = '') => store.readRelease(shellRemote, id, trusted).catch(() => null)
  const [before, now] = (await Promise.all(ids.map(read))).map((found) => found?.manifest.protocol)
  return before && now && before !== now
    ? [`Only shells that speak protocol ${now} serve it, the others what they served.`]
    : []
}

/** Whoever types it after a withdrawal means the canary, which is still listed: the good release would go in its place. */
function stepBackOf(registry: Registry, remote: string): Intent {
  const { stable, canary } = registry.remotes[remote] ?? {}
  return canary && stable
    ? { action: 'rollback', remote, release: stable }
    : rollback(registry, remote)
}

/** Takes a remote off the site. */
export async function retireRemote(input: CommandInput): Promise<Answer> {
  const remote = remoteName(input.names)
  await assertLive(input, remote)
  const warning = `The pages of ${remote} will be gone.`
  return makeOrPropose(input, retire(remote), warning, ({ sequence }) => ({
    data: { sequence, remote },
    text: `${remote} is gone (sequence ${sequence})`,
  }))
}

/** Says what was changed, when, by whom and why. */
export async function showHistory({ store, trusted, place, names }: CommandInput): Promise<Answer> {
  const remote = names.length > 0 ? remoteName(names) : undefined
  const history = (await store.readHistory(trusted)).toReversed()
  const { thresholds: _, ...who } = trusted
  const known = [...new Set(history.map((change) => change.remote))]
  const wanted = history.filter((change) => !remote || change.remote === remote)
  const today = await Promise.all(wanted.map(({ jws }) => readChange(jws, who).catch(() => null)))
  const changes = wanted.map((change, index) => rowOf(change, today[index] ?? null))
  if (remote && changes.length === 0)
    throw new Error(
      `No remote '${remote}' was ever live in ${place}: ${known.join(', ') || 'none'}`,
    )
  const list = changes.length > 0 ? table(changes) : `Nothing was changed yet in ${place}.`
  return { data: changes, text: list }
}

/** @param today the same as it is read now: of those who signed it some may have been ended since, from this change on or before */
function rowOf(change: VerifiedChange, today: VerifiedChange | null) {
  const { sequence, at, action, remote, release, percent, author, by, team, kid, reason } = change
  const others = change.approvedBy?.join(', ')
  const steps = change.ramp && [percent, ...change.ramp.map((step) => step.percent)].join(' → ')
  return {
    ...{ sequence, at, action, remote, release, percent, ramp: steps },
    ...{ author, by, others, team, kid, reason },
    counts: today && today.approvedBy?.length === change.approvedBy?.length ? undefined : 'no',
  }
}

/** Says that the registry is as it should be: one that nobody confirms for long may be an old one that somebody put back. */
export async function confirmRegistry(input: CommandInput): Promise<Answer> {
  const { store, names, options } = input
  const remote = names.length > 0 ? remoteName(names) : wholeRegistry
  const intent = { action: 'confirm', remote, reason: options['reason'] } as const
  if (remote !== wholeRegistry) await assertLive(input, remote)
  const author = await authorOf(input, names.length > 0 ? remote : shellTeam)
  const { sequence } = await store.changeRegistry(intent, author)
  return { data: { sequence }, text: `confirmed (sequence ${sequence})` }
}

/** Of a mistyped name it would be said that it is gone, or confirmed. */
export async function assertLive(
  { store, trusted, place }: CommandInput,
  remote: string,
): Promise<void> {
  const { remotes } = await store.readRegistry(trusted)
  const live = Object.keys(remotes).join(', ') || 'nothing'
  if (!remotes[remote])
    throw new Error(
      `${remote} is not live in ${place}; what is: ${live}. \`promote ${remote} <release>\` makes it`,
    )
}
