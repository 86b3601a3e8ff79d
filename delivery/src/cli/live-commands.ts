import { readVerifiedRelease } from '../releases/integrity.ts'
import { promote, rollback, startCanary, type Registry } from '../releases/registry.ts'
import { releaseNames, remoteName, type Answer, type CommandInput } from './command.ts'
import { numberOption, table } from './text.ts'

/** Gives a release to everybody, or to some. */
export async function promoteRelease(input: CommandInput): Promise<Answer> {
  const { store, trusted, names, options, confirm } = input
  const { remote, release } = releaseNames(names)
  const percent = numberOption(options, 'percent', 100, { min: 0, max: 100 })
  await readVerifiedRelease(store, trusted, remote, release)
  if (percent === 100) await confirm(describePromotion(await store.readRegistry(), remote, release))
  const registry = await store.changeRegistry((current) =>
    percent === 100
      ? promote(current, remote, release)
      : startCanary(current, remote, release, percent),
  )
  const record = registry.remotes[remote]
  const share = record?.stable === release ? 'everybody' : `${percent} % of visitors`
  return {
    data: { sequence: registry.sequence, remote, ...record },
    text: `${remote} serves ${release} to ${share} (sequence ${registry.sequence})`,
  }
}

function describePromotion({ remotes }: Registry, remote: string, release: string): string {
  const stable = remotes[remote]?.stable
  const before = stable && stable !== release ? ` instead of ${stable}` : ''
  return `Every visitor will get ${remote} ${release}${before}.`
}

/** Never asks: whoever rolls back is in a hurry. */
export async function rollbackRelease(input: CommandInput): Promise<Answer> {
  const { store, trusted, names } = input
  const remote = remoteName(names)
  const before = (await store.readRegistry()).remotes[remote]
  const target = before?.canary ? before.stable : before?.previous[0]
  if (target) await readVerifiedRelease(store, trusted, remote, target)
  const registry = await store.changeRegistry((current) => rollback(current, remote))
  const now = registry.remotes[remote]
  const what = before?.canary ? `canary ${before.canary.release} ended; ` : ''
  return {
    data: { sequence: registry.sequence, remote, ...now },
    text: `${remote}: ${what}everybody gets ${now?.stable} (sequence ${registry.sequence})`,
  }
}

/** Says which release each remote serves. */
export async function showStatus({ store, place }: CommandInput): Promise<Answer> {
  const { sequence, remotes, history } = await store.readRegistry()
  const rows = Object.entries(remotes).map(([name, { stable, canary, previous }]) => {
    const reason = history.find((change) => change.remote === name && change.action === 'withdraw')
    const isWithdrawn = canary?.percent === 0 && reason?.release === canary.release
    return {
      remote: name,
      stable,
      canary: canary ? `${canary.release} ${canary.percent} %` : '',
      previous: previous.slice(0, 3).join(' '),
      note: isWithdrawn ? `withdrawn: ${reason.reason}` : '',
    }
  })
  const list = rows.length > 0 ? table(rows) : `No remote is live yet in ${place}.`
  return { data: { sequence, remotes }, text: `sequence ${sequence}\n${list}` }
}

/** Says what was changed, when and why. */
export async function showHistory({ store, place, names }: CommandInput): Promise<Answer> {
  const remote = names.length > 0 ? remoteName(names) : undefined
  const { history, remotes } = await store.readRegistry()
  const known = Object.keys(remotes)
  const changes = history.filter((change) => !remote || change.remote === remote)
  if (remote && changes.length === 0 && !known.includes(remote))
    throw new Error(
      `No remote '${remote}' was ever live in ${place}: ${known.join(', ') || 'none'}`,
    )
  const list = changes.length > 0 ? table(changes) : `Nothing was changed yet in ${place}.`
  return { data: changes, text: list }
}
