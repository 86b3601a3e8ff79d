import { readVerifiedRelease } from '../releases/integrity.ts'
import { sizeOf } from '../releases/release.ts'
import { assertLive } from './live-commands.ts'
import { releaseNames, remoteName, type Answer, type CommandInput } from './command.ts'
import { faultsOf } from '../registry/history.ts'
import { table } from './text.ts'

/** Checks the signature and every hash of one release, or of all that the registry names. */
export async function verifyReleases(input: CommandInput): Promise<Answer> {
  const { store, trusted, names, flags } = input
  if (flags.has('history')) return verifyHistory(input)
  const wanted = names.length > 1 ? [{ ...releaseNames(names), as: '' }] : await referenced(input)
  const results = []
  for (const { remote, release, as } of wanted) {
    const start = performance.now()
    const outcome = await readVerifiedRelease(store, trusted, remote, release).then(
      ({ manifest, signer }) => ({
        isGood: true,
        files: Object.keys(manifest.files).length,
        bytes: sizeOf(manifest),
        team: signer.team,
        error: '',
      }),
      (error: unknown) => ({ isGood: false, files: 0, bytes: 0, team: '', error: String(error) }),
    )
    const milliseconds = Math.round(performance.now() - start)
    results.push({ remote, release, as, ...outcome, milliseconds })
  }
  const rows = results.map(({ isGood, milliseconds: ms, error, ...release }) => ({
    ...release,
    ms,
    result: isGood ? 'good' : 'BAD',
    error,
  }))
  const text = rows.length > 0 ? table(rows) : `No remote is live yet in ${input.place}.`
  return { data: results, text, isBad: results.some(({ isGood }) => !isGood) }
}

/** Checks every change that ever was made: its author, and that none is missing before it. */
async function verifyHistory({ store, trusted }: CommandInput): Promise<Answer> {
  const passedOver: string[] = []
  const [changes, error] = await store.readHistory(trusted, passedOver).then(
    (history) => [history, ''] as const,
    (reason: unknown) => [[], (reason as Error).message] as const,
  )
  const faults = error ? [error] : [...passedOver, ...faultsOf(changes)]
  const text = faults.length > 0 ? faults.join('\n') : `${changes.length} changes, all good`
  return { data: { changes: changes.length, faults }, text, isBad: faults.length > 0 }
}

/** All releases that the registry names, of all remotes or of one, and as what. */
async function referenced(input: CommandInput) {
  const only = input.names.length > 0 ? remoteName(input.names) : null
  if (only) await assertLive(input, only)
  const { remotes } = await input.store.readRegistry(input.trusted)
  const all = Object.entries(remotes).flatMap(([remote, { stable, canary, previous }]) => [
    { remote, release: stable, as: 'stable' },
    ...(canary ? [{ remote, release: canary.release, as: `canary ${canary.percent} %` }] : []),
    ...previous.map((release) => ({ remote, release, as: 'previous' })),
  ])
  return all.filter(({ remote }) => !only || remote === only)
}
