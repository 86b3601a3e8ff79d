import { build, step } from '../commands/steps.ts'
import { measureDelivery } from './delivery.ts'

/** `npm run bench`: measures, side by side where there is something to compare with, and prints one table. */
async function bench(): Promise<void> {
  await step('build', build)
  const results = await step('delivery', measureDelivery)
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
