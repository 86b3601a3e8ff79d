import { prune } from '../releases/prune.ts'
import type { CommandInput } from './command.ts'
import { numberOption, table } from './text.ts'

/** Removes what nobody needs, after it was listed and, on a terminal, agreed to. */
export async function pruneReleases(input: CommandInput) {
  const { store, trusted, options, flags, place, confirm, report } = input
  const isDryRun = flags.has('dry-run')
  const pruning = {
    trusted,
    keepDays: numberOption(options, 'keep-days', 7, { min: 0, max: 3650 }),
    withUnfinished: flags.has('unfinished'),
    report: (line: string) => console.error(line),
  }
  const found = await prune(store, { ...pruning, isDryRun: true })
  if (!isDryRun && found.length > 0) {
    report(table(found))
    await confirm(`These ${found.length} releases will be removed from ${place} for good.`)
  }
  const pruned = isDryRun ? found : await prune(store, pruning)
  const verb = isDryRun ? 'would remove' : 'removed'
  return { data: { pruned }, text: `${verb} ${pruned.length} releases\n${table(pruned)}` }
}
