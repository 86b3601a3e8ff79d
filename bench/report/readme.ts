import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { root } from '../../commands/site/settings.ts'
import { judgeBars } from '../bars/bars.ts'
import { barsTable, programsOf } from '../bars/section.ts'
import { formatDate } from '../figures/format.ts'
import { resultNames, type StoredResults } from './stored-results.ts'

const begin = '<!-- Written by `npm run bench`. -->'
const end = '<!-- So far by `npm run bench`. -->'

/** The README with five of the bars between its two marks. */
export async function makeReadme(readme: string, results: StoredResults): Promise<string> {
  const [before, after] = [readme.split(begin)[0], readme.split(end)[1]]
  if (before === undefined || after === undefined) throw new Error('The README has no marks')
  const headlines = barsTable(judgeBars(results).filter(({ bar }) => bar.isHeadline))
  const text = [before + begin, headlines, machineOf(results), end + after].join('\n\n')
  const options = (await resolveConfig(join(root, 'README.md'))) ?? {}
  return format(text, { ...options, parser: 'markdown' })
}

function machineOf(results: StoredResults): string {
  const runs = resultNames.flatMap((name) => results[name] ?? [])
  const dates = runs.map(({ date }) => date).toSorted()
  const [first, last] = [dates[0], dates.at(-1)]
  const machine = runs[0]?.machine
  if (!first || !last || !machine) return ''
  return `Measured from ${formatDate(first)} to ${formatDate(last)}: ${machine.cores} cores, ${programsOf(machine)}.`
}
