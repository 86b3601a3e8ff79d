import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../commands/browser.ts'
import { withTrialSite } from '../commands/trial-site.ts'
import { templates } from '../e2e/templates.ts'
import type { Measurement } from './measurement.ts'

const categories = ['accessibility', 'best-practices', 'seo']

/** A page that is meant to be missing is meant not to be indexed. */
const { 'no such page': _, ...pages } = templates

/** Lighthouse's scores of every template, without those for speed, which depend on the machine. Says what costs points. */
export function measureLighthouse(): Promise<Measurement[]> {
  return withTrialSite(async ({ url }) => {
    const chrome = await launch({
      chromePath: await findBrowser(),
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    })
    try {
      const scores: Record<string, number[]> = {}
      for (const path of Object.values(pages)) {
        const report = await examine(url + path, chrome.port)
        for (const { category, score, losses } of report) {
          ;(scores[category] ??= []).push(score)
          for (const loss of losses) console.error(`  ${path}: ${category}: ${loss}`)
        }
      }
      return Object.entries(scores).flatMap(([category, all]): Measurement[] => [
        { name: `Lighthouse ${category}: lowest score`, value: Math.min(...all), unit: 'count' },
        {
          name: `Lighthouse ${category}: templates at 100 of ${all.length}`,
          value: all.filter((score) => score === 100).length,
          unit: 'count',
        },
      ])
    } finally {
      chrome.kill()
    }
  })
}

interface Examined {
  category: string
  /** 0–100. */
  score: number
  /** Titles of the audits that cost points. */
  losses: string[]
}

async function examine(url: string, port: number): Promise<Examined[]> {
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse says nothing about ${url}`)
  const { lhr } = result
  return Object.values(lhr.categories).map(({ id, score, auditRefs }) => ({
    category: id,
    score: Math.round((score ?? 0) * 100),
    losses: auditRefs.flatMap(({ id: audit, weight }) => {
      const found = lhr.audits[audit]
      const isLoss = weight > 0 && found?.score !== null && (found?.score ?? 1) < 1
      return isLoss ? [found?.title ?? audit] : []
    }),
  }))
}
