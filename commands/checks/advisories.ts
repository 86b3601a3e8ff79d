import * as v from 'valibot'

/** Known vulnerabilities that we live with for a while: GHSA-xxxx-xxxx-xxxx → the last day, YYYY-MM-DD. A comment says why. */
export const acceptedAdvisories: Readonly<Record<string, string>> = {}

/** The part of `npm audit --json` that is read; a string is the name of another vulnerable package, with an entry of its own. */
const advisory = v.object({ name: v.string(), title: v.string(), url: v.string() })
const reportSchema = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ via: v.array(v.union([v.string(), advisory])) }),
  ),
})

/**
 * Weighs what `npm audit --json` printed against the advisories that are accepted on that day.
 *
 * @param today as YYYY-MM-DD
 */
export function weighAdvisories(
  output: string,
  accepted: typeof acceptedAdvisories,
  today: string,
): { problems: string[]; notes: string[] } {
  const json = parseJson(output)
  // A registry that does not answer is none of our faults; a report that we cannot read is.
  if (!v.is(v.object({ vulnerabilities: v.unknown() }), json))
    return {
      problems: [],
      notes: [`known vulnerabilities were not looked up: ${npmError(output)}`],
    }
  const report = v.safeParse(reportSchema, json)
  if (!report.success) return { problems: ['the report of npm audit has another shape'], notes: [] }
  const found = new Map<string, string>()
  for (const via of Object.values(report.output.vulnerabilities).flatMap(({ via }) => via))
    if (typeof via !== 'string')
      found.set(via.url.slice(via.url.lastIndexOf('/') + 1), `${via.name}: ${via.title}`)
  return {
    problems: [...found]
      .filter(([id]) => !((accepted[id] ?? '') >= today))
      .map(
        ([id, text]) =>
          `${text} (${id})${id in accepted ? `, accepted until ${accepted[id]}` : ''}`,
      ),
    notes: Object.keys(accepted)
      .filter((id) => !found.has(id))
      .map((id) => `${id} is accepted in commands/checks/advisories.ts, but gone`),
  }
}

/** Why an npm command failed, on one line: what stands in its JSON before the manual. */
export function npmError(text: string): string {
  const answer = parseJson(text) as { message?: string; error?: { summary?: string } } | null
  const reason = answer?.message || answer?.error?.summary || 'npm gave no reason'
  return String(reason)
    .replace(/\n\nClean install.*/s, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
