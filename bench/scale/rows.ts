import type { Measurement } from '../measurement.ts'
import type { ArticlesPoint } from './articles-curve.ts'
import type { RemotesPoint } from './remotes-curve.ts'
import type { ScaleResults } from './scale.ts'
import type { SitemapPoint } from './sitemap.ts'

/** The points of each curve, one after the other. */
export function rowsOf({ remotes, articles, sitemap }: ScaleResults): Measurement[] {
  return [
    ...remotes.flatMap(rowsOfRemotes),
    ...articles.flatMap(rowsOfArticles),
    ...sitemap.flatMap(rowsOfSitemap),
  ]
}

function rowsOfRemotes({ remotes, startMs, memory, uncached, cached }: RemotesPoint) {
  const at = `${remotes} remotes`
  const rows: Measurement[] = [
    { name: `${at}: start of the shell`, value: startMs, unit: 'ms' },
    { name: `${at}: heap, before the first page`, value: memory.heap, unit: 'bytes' },
    { name: `${at}: resident memory`, value: memory.resident, unit: 'bytes' },
  ]
  for (const [path, page] of Object.entries(uncached))
    rows.push(
      { name: `${at}: HTML of ${path}`, value: page.bytes, unit: 'bytes' },
      { name: `${at}: the same, brotli`, value: page.brotli, unit: 'bytes' },
      { name: `${at}: ${path} made anew`, value: page.ms, unit: 'ms' },
      { name: `${at}: ${path} cached`, value: cached[path]?.ms ?? NaN, unit: 'ms' },
    )
  return rows
}

function rowsOfArticles({ articles, list, article }: ArticlesPoint) {
  const at = `${articles} articles`
  return Object.entries({ list, article }).flatMap(([name, page]): Measurement[] => [
    { name: `${at}: HTML of the ${name}`, value: page.bytes, unit: 'bytes' },
    { name: `${at}: the same, brotli`, value: page.brotli, unit: 'bytes' },
    { name: `${at}: the ${name}, first view`, value: page.firstMs, unit: 'ms' },
    { name: `${at}: the ${name} made anew`, value: page.ms, unit: 'ms' },
  ])
}

function rowsOfSitemap(point: SitemapPoint): Measurement[] {
  const at = `site map of ${point.pages} pages`
  return [
    { name: `${at}: parts`, value: point.parts, unit: 'count' },
    { name: `${at}: the index`, value: point.indexMs, unit: 'ms' },
    { name: `${at}: a part`, value: point.partMs, unit: 'ms' },
    { name: `${at}: the slowest part`, value: point.slowestMs, unit: 'ms' },
    { name: `${at}: the largest part`, value: point.bytes, unit: 'bytes' },
  ]
}
