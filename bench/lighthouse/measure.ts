import { withTrialSite } from '../../commands/site/trial-site.ts'
import { templates } from '../../e2e/site/templates.ts'
import { withLighthousePort } from '../running/browsers.ts'
import { examineWithLighthouse } from '../running/lighthouse.ts'
import { describeRun } from '../running/machine.ts'
import { categories, type Scores } from './results.ts'

/** Views of each template. */
const views = Number(process.env['BENCH_VIEWS'] ?? 5)

/** A page that is meant to be missing is meant not to be indexed. */
const { 'no such page': _, ...pages } = templates

/** Lighthouse's scores of every template on its telephone. Says what costs points. */
export function measureLighthouse() {
  return withTrialSite(async ({ url }) => {
    const run = await describeRun()
    /** By path. */
    const scores: Record<string, Scores> = {}
    await withLighthousePort(async (port) => {
      for (const path of Object.values(pages)) scores[path] = await scoresOf(url + path, port)
    })
    return { ...run, scores }
  })
}

export type LighthouseResults = Awaited<ReturnType<typeof measureLighthouse>>

async function scoresOf(url: string, port: number): Promise<Scores> {
  const scores: Scores = { performance: [], accessibility: [], 'best-practices': [], seo: [] }
  for (let view = 0; view < views; view++) {
    const lhr = await examineWithLighthouse(url, port, categories)
    for (const name of categories)
      scores[name].push(Math.round((lhr.categories[name]?.score ?? NaN) * 100))
    for (const { id, weight } of categories.flatMap(
      (name) => lhr.categories[name]?.auditRefs ?? [],
    ))
      if (weight > 0 && (lhr.audits[id]?.score ?? 1) < 1) console.error(`  ${url}: ${id}`)
  }
  return scores
}
