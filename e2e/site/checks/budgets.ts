import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { PageRequest } from '../page-requests.ts'
import { compress } from '../../../shell/server/http/compressed-body.ts'
import { weigh } from './weigh.ts'

/** What a first view fetches: bytes as they travel, in brotli, and how many answers come one after the other. */
export interface Cost {
  scriptBytes: number
  styleBytes: number
  htmlBytes: number
  requests: number
  depth: number
}

/** Bytes may grow by a percent, which is less than a component. More is a decision. */
const tolerance = 1.01

/** Which figures are over the budget that a file has for a page; `UPDATE_BUDGETS=1` writes them there instead. */
export async function findExcess(file: string, name: string, cost: Cost): Promise<Partial<Cost>> {
  const budgets = JSON.parse(await readFile(file, 'utf8')) as Record<string, Cost>
  if (process.env['UPDATE_BUDGETS']) {
    await writeFile(file, `${JSON.stringify({ ...budgets, [name]: cost }, null, 2)}\n`)
    return {}
  }
  const budget = budgets[name]
  if (!budget) throw new Error(`${name} has no budget`)
  const over = Object.entries(cost).filter(([figure, value]) => {
    const limit = budget[figure as keyof Cost]
    return value > (figure.endsWith('Bytes') ? limit * tolerance : limit)
  })
  return Object.fromEntries(over)
}

export async function costOf(requests: readonly PageRequest[]): Promise<Cost> {
  const bytesOf = async (kind: PageRequest['kind'], weight = weigh) => {
    const ofKind = requests.filter((request) => request.kind === kind)
    const weights = await Promise.all(ofKind.map(({ url }) => weight(url)))
    return weights.reduce((sum, bytes) => sum + bytes, 0)
  }
  return {
    scriptBytes: await bytesOf('script'),
    styleBytes: await bytesOf('style'),
    htmlBytes: await bytesOf('html', weighKept),
    requests: requests.length,
    depth: Math.max(...requests.map(({ depth }) => depth)),
  }
}

/** A page as it is once it was asked for again: who comes first gets it compressed quickly. */
async function weighKept(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  return weighHtml(await answer.text())
}

/**
 * Bytes of a page in brotli. Digests, ids of releases, hashes in names and ports are others with each build, and by them alone
 * a page weighs up to a hundred bytes more or less: what counts is the mean of pages with others in their places.
 */
export async function weighHtml(html: string): Promise<number> {
  const pages = Array.from({ length: 6 }, (_, series) => Buffer.from(withOthers(html, series)))
  const bodies = await Promise.all(pages.map((page) => compress('br', page, 'smallest')))
  return Math.round(bodies.reduce((sum, { byteLength }) => sum + byteLength, 0) / bodies.length)
}

const chosenByChance =
  /(?<=sha256-)[\w+/]{43}(?==)|(?<=")[a-f0-9]{16}(?=")|(?<=-)[\w-]{6}(?=\.\w+")|(?<=:\/\/[\w.]+:)\d+/g

/** The page with another digest, id, hash or port for each, as long, the same in each run. */
function withOthers(html: string, series: number): string {
  const others = new Map<string, string>()
  return html.replace(chosenByChance, (one) => {
    const other = others.get(one) ?? likeIt(one, `${series} ${others.size}`)
    others.set(one, other)
    return other
  })
}

function likeIt(one: string, seed: string): string {
  if (/^\d{1,5}$/.test(one)) return '4321'
  const letters = /^[a-f0-9]{16}$/.test(one) ? 'hex' : 'base64url'
  return createHash('sha256').update(seed).digest(letters).slice(0, one.length)
}
