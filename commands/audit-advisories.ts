import * as v from 'valibot'
import type { AcceptedAdvisory } from './audit-allowances.ts'
import { npmError, parseJson } from './audit-npm.ts'

/** The part of `npm audit --json` that is read. */
const reportSchema = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({
      via: v.array(
        v.union([
          // The name of another vulnerable package, which has an entry of its own.
          v.string(),
          v.object({ name: v.string(), title: v.string(), url: v.string(), severity: v.string() }),
        ]),
      ),
    }),
  ),
})

export interface AdvisoryVerdict {
  problems: string[]
  notes: string[]
}

/**
 * Weighs what `npm audit --json` printed against the advisories that are accepted on that day.
 *
 * @param today as YYYY-MM-DD
 */
export function weighAdvisories(
  output: string,
  accepted: readonly AcceptedAdvisory[],
  today: string,
): AdvisoryVerdict {
  const json = parseJson(output)
  // A registry that does not answer is none of our faults; a report that we cannot read is.
  if (!v.is(v.object({ vulnerabilities: v.unknown() }), json)) {
    const note = `known vulnerabilities were not looked up: ${npmError(output)}`
    return { problems: [], notes: [note] }
  }
  const report = v.safeParse(reportSchema, json)
  if (!report.success) return { problems: ['the report of npm audit has another shape'], notes: [] }
  const found = advisoriesOf(report.output)
  return {
    problems: [...found].flatMap(([id, text]) => {
      const acceptance = accepted.find((one) => one.id === id)
      if (!acceptance) return `${text} (${id})`
      return acceptance.until < today
        ? `${text} (${id}) was accepted until ${acceptance.until}`
        : []
    }),
    notes: accepted
      .filter(({ id }) => !found.has(id))
      .map(({ id }) => `${id} is accepted in commands/audit-allowances.ts, but gone`),
  }
}

function advisoriesOf({ vulnerabilities }: v.InferOutput<typeof reportSchema>) {
  const found = new Map<string, string>()
  for (const via of Object.values(vulnerabilities).flatMap((one) => one.via)) {
    if (typeof via === 'string') continue
    const id = via.url.slice(via.url.lastIndexOf('/') + 1)
    found.set(id, `${via.name}, ${via.severity}: ${via.title}`)
  }
  return found
}
