import { build, step } from '../commands/processes/steps.ts'
import { measureAttacks } from './attacks/measure.ts'
import { judgeBars } from './bars/bars.ts'
import { barRows } from './bars/section.ts'
import { sowFaults } from './faults/sow.ts'
import { measureFleet } from './fleet/measure.ts'
import { measureFirstView } from './first-view/measure.ts'
import { measureIsolation } from './isolation/measure.ts'
import { measureLighthouse } from './lighthouse/measure.ts'
import { readResults, resultNames, writeResults } from './stored-results.ts'
import type { ResultName, Results } from './stored-results.ts'
import { writeReport } from './report/write-report.ts'
import { measureScale } from './scale/measure.ts'
import { measureServer } from './server/measure.ts'
import { measureWeek } from './week/measure.ts'

const measurements: { [N in ResultName]: () => Promise<Results[N]> } = {
  'first-view': measureFirstView,
  week: measureWeek,
  lighthouse: measureLighthouse,
  server: measureServer,
  scale: measureScale,
  attacks: measureAttacks,
  isolation: measureIsolation,
  fleet: measureFleet,
}
/** Only writes the report anew, from what was measured before. */
const report = 'report'
/** Tries the tests, for hours; what follows names some of the faults. */
const faults = 'faults'

/**
 * `npm run bench [-- <name> …]`: measures, side by side where there is something to compare with, writes `docs/speed.md`, and
 * prints the bars.
 */
async function bench(): Promise<void> {
  const asked = process.argv.slice(2)
  if (asked[0] === faults) return sowFaults(asked.slice(1))
  const unknown = asked.find((name) => name !== report && !Object.hasOwn(measurements, name))
  if (unknown)
    throw new Error(
      `There is no measurement '${unknown}': ${[...resultNames, report, faults].join(', ')}`,
    )
  const wanted =
    asked.length === 0 ? resultNames : resultNames.filter((name) => asked.includes(name))
  if (wanted.length > 0) await step('build', build)
  for (const name of wanted) await measure(name)
  const results = await readResults()
  await writeReport(results)
  console.table(barRows(judgeBars(results)))
}

async function measure<N extends ResultName>(name: N): Promise<void> {
  await writeResults(name, await step(name, measurements[name]))
  await writeReport(await readResults())
}

bench().then(
  // A pipe takes the table piece by piece.
  () => process.stdout.write('', () => process.exit(0)),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
