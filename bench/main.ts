import { build, step } from '../commands/steps.ts'
import { measureDelivery } from './delivery.ts'
import { measureFirstView } from './first-view/first-view.ts'
import { measureLeads } from './leads.ts'
import { measureLighthouse } from './lighthouse.ts'
import type { Measurement } from './measurement.ts'
import { measureScale } from './scale/scale.ts'
import { measureServer } from './server/server.ts'
import { measureSoak } from './soak.ts'

const measurements: Record<string, () => Promise<Measurement[]>> = {
  delivery: measureDelivery,
  'first-view': measureFirstView,
  leads: measureLeads,
  lighthouse: measureLighthouse,
  scale: measureScale,
  server: measureServer,
  soak: measureSoak,
}

/** `npm run bench [-- <name> …]`: measures, side by side where there is something to compare with, and prints one table. */
async function bench(): Promise<void> {
  await step('build', build)
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !Object.hasOwn(measurements, name))
  if (unknown)
    throw new Error(`There is no measurement '${unknown}': ${Object.keys(measurements).join(', ')}`)
  const results: Measurement[] = []
  for (const [name, measure] of Object.entries(measurements))
    if (wanted.length === 0 || wanted.includes(name)) results.push(...(await step(name, measure)))
  console.table(
    results.map(({ name, value, unit }) => ({ figure: name, value: Math.round(value), unit })),
  )
}

bench().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
