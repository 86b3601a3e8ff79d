import { withTrialSite } from '../../commands/site/trial-site.ts'
import { templates } from '../../e2e/site/templates.ts'
import { withLighthousePort } from '../running/browsers.ts'
import { examineWithLighthouse } from '../running/lighthouse.ts'
import { describeRun } from '../running/machine.ts'
import { categories, type LighthouseResults, type Scores } from './results.ts'

/** Views of each template. */
const views = Number(process.env['BENCH_VIEWS'] ?? 5)

/** A page that is meant to be missing is meant not to be indexed. */
const { 'no such page': _, ...pages } = templates

/** Lighthouse's scores of every template on its telephone. Says what costs points. */
export function measureLighthouse(): Promise<LighthouseResults> {
  return withTrialSite(async ({ url }) => {
    const results: LighthouseResults = { ...(await describeRun()), scores: {} }
    await withLighthousePort(async (port) => {
      for (const path of Object.values(pages))
        results.scores[path] = await scoresOf(url + path, port)
    })
    return results
  })
}

async function scoresOf(url: string, port: number): Promise<Scores> {
  const scores: Scores = { performance: [], accessibility: [], 'best-practices': [], seo: [] }
  for (let view = 0; view < views; view++) {
    const lhr = await examineWithLighthouse(url, port, categories)
    for (const category of categories) {
      const { score, auditRefs } = lhr.categories[category] ?? { score: null, auditRefs: [] }
      scores[category].push(Math.round((score ?? NaN) * 100))
      // What is lost for speed is another every time.
      if (category === 'performance') continue
      const weighty = auditRefs.filter(({ weight }) => weight > 0)
      for (const { id } of weighty) {
        const audit = lhr.audits[id]
        if (audit && audit.score !== null && audit.score < 1)
          console.error(`  ${url}: ${category}: ${audit.title}`)
      }
    }
  }
  return scores
}
