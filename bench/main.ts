import { build, step } from '../commands/steps.ts'
import { measureAttacks } from './attacks/run-attacks.ts'
import { measureDelivery } from './delivery.ts'
import { sowFaults } from './faults/sow.ts'
import { measureFirstView } from './first-view/first-view.ts'
import { measureLeads } from './leads.ts'
import { measureLighthouse } from './lighthouse.ts'
import { writePage } from './page/write-page.ts'
import { printTable } from './print-table.ts'
import { measureScale } from './scale/scale.ts'
import { measureServer } from './server/server.ts'
import { measureSoak } from './soak.ts'
import {
  readResults,
  resultNames,
  writeResults,
  type ResultName,
  type Results,
} from './stored-results.ts'

const measurements: { [N in ResultName]: () => Promise<Results[N]> } = {
  attacks: measureAttacks,
  delivery: measureDelivery,
  'first-view': measureFirstView,
  leads: measureLeads,
  lighthouse: measureLighthouse,
  scale: measureScale,
  server: measureServer,
  soak: measureSoak,
}
/** Only writes the page anew, and prints the table, from what was measured before. */
const page = 'page'
/** Tries the tests, for hours; what follows names some of the faults. */
const faults = 'faults'

/**
 * `npm run bench [-- <name> …]`: measures, side by side where there is something to compare with, writes the page of
 * results, and prints one table: the bars, then everything else.
 */
async function bench(): Promise<void> {
  const asked = process.argv.slice(2)
  if (asked[0] === faults) return sowFaults(asked.slice(1))
  const unknown = asked.find((name) => name !== page && !Object.hasOwn(measurements, name))
  if (unknown)
    throw new Error(
      `There is no measurement '${unknown}': ${[...resultNames, page, faults].join(', ')}`,
    )
  const wanted =
    asked.length === 0 ? resultNames : resultNames.filter((name) => asked.includes(name))
  if (wanted.length > 0) await step('build', build)
  for (const name of wanted) await measure(name)
  const results = await readResults()
  await writePage(results)
  printTable(results)
}

async function measure<N extends ResultName>(name: N): Promise<void> {
  await writeResults(name, await step(name, measurements[name]))
  await writePage(await readResults())
}

bench().then(
  // A pipe takes the table piece by piece.
  () => process.stdout.write('', () => process.exit(0)),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
