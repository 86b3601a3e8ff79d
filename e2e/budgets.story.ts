import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, hydrated, test } from './fixtures.ts'
import { recordRequests, type PageRequest } from './page-requests.ts'
import { templates } from './templates.ts'
import { weigh } from './weigh.ts'

/** What a first view fetches: bytes as they travel, in brotli, and how many answers come one after the other. */
interface Cost {
  scriptBytes: number
  styleBytes: number
  htmlBytes: number
  requests: number
  depth: number
}

/** Bytes may grow by a percent, which is less than a component. More is a decision: `UPDATE_BUDGETS=1 … --workers=1`. */
const tolerance = 1.01
const isDecided = Boolean(process.env['UPDATE_BUDGETS'])
const file = resolve(import.meta.dirname, 'budgets.json')

for (const [name, path] of Object.entries(templates)) {
  test(`the first view of ${name} (${path}) stays within its budget`, async ({ page, context }) => {
    const record = await recordRequests(await context.newCDPSession(page))
    await page.goto(path)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const cost = await costOf(record.requests())

    const budgets = JSON.parse(await readFile(file, 'utf8')) as Record<string, Cost>
    if (isDecided) {
      await writeFile(file, `${JSON.stringify({ ...budgets, [name]: cost }, null, 2)}\n`)
      return
    }
    const budget = budgets[name]
    if (!budget) throw new Error(`${name} has no budget`)
    const over = Object.entries(cost).filter(([figure, value]) => {
      const limit = budget[figure as keyof Cost]
      return value > (figure.endsWith('Bytes') ? limit * tolerance : limit)
    })
    expect(Object.fromEntries(over), `over ${JSON.stringify(budget)}`).toEqual({})
  })
}

async function costOf(requests: readonly PageRequest[]): Promise<Cost> {
  const bytesOf = async (kind: PageRequest['kind']) => {
    const ofKind = requests.filter((request) => request.kind === kind)
    const weights = await Promise.all(ofKind.map(({ url }) => weigh(url)))
    return weights.reduce((sum, bytes) => sum + bytes, 0)
  }
  return {
    scriptBytes: await bytesOf('script'),
    styleBytes: await bytesOf('style'),
    htmlBytes: await bytesOf('html'),
    requests: requests.length,
    depth: Math.max(...requests.map(({ depth }) => depth)),
  }
}
