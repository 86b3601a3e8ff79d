import * as v from 'valibot'
import type { Options } from './command.ts'
import { rampSchema, type Ramp } from '../canary/ramp.ts'
import { siteRemote } from '../site-data/site-data.ts'

/**
 * `--ramp 1,5,25,100`: the first share of the visitors, and how it goes on.
 *
 * @throws {Error} a sentence, when it is not one
 */
export function rampOptions(
  options: Options,
  remote: string,
): { percent: number; ramp: Ramp } | null {
  const text = options['ramp']
  if (text === undefined) {
    const without = ['least-minutes', 'least-views'].find((name) => options[name] !== undefined)
    if (without) throw new Error(`--${without} is of a --ramp`)
    return null
  }
  if (options['percent'] !== undefined) throw new Error('--ramp and --percent are two ways')
  const [percent = NaN, ...steps] = numbers(text)
  const ofSteps = (name: string, otherwise: string) =>
    spread(name, numbers(options[name] ?? otherwise), steps.length)
  const minutes = ofSteps('least-minutes', '10')
  const views = ofSteps('least-views', '200')
  // Nobody counts page views with site data: it is in all of them.
  if (remote === siteRemote && views.some((count) => count > 0))
    throw new Error(`Views of ${siteRemote} are not counted: say --least-views 0`)
  const ramp = steps.map((step, index) => ({
    ...{ percent: step, minutes: minutes[index] ?? NaN, views: views[index] ?? NaN },
  }))
  const result = v.safeParse(rampSchema, ramp)
  if (!result.success || !(percent >= 1 && percent < (steps[0] ?? 0)))
    throw new Error(
      `--ramp goes up from 1 to 100 in whole numbers, in ten steps at most, as 1,5,25,100 does; each step may wait for a week and a million views, not '${text}'`,
    )
  return { percent, ramp: result.output }
}

const numbers = (text: string) =>
  text.split(',').map((word) => (/^\d+$/.test(word) ? Number(word) : NaN))

/** One number is for all steps, several are for one each. */
function spread(name: string, list: readonly number[], steps: number): readonly number[] {
  if (list.length === steps) return list
  if (list.length > 1) throw new Error(`--${name} has ${list.length} numbers for ${steps} steps`)
  return Array.from({ length: steps }, () => list[0] ?? NaN)
}
