import type { SiteData } from '../../site-data/site-data.ts'
import type { Examination } from '../trial/examination.ts'
import { lostVariants } from '../trial/route-patterns.ts'

/** Prefixes that would lead nowhere. */
export function prefixReasons({ prefixes }: SiteData, { remotes }: Examination): string[] {
  return Object.entries(prefixes).flatMap(([prefix, remote]) => {
    const examined = remotes[remote]
    if (!examined)
      return `\`/${prefix}\` is given to ${remote}, of which nothing is live: promote a release of it first.`
    if (examined.error)
      return `\`/${prefix}\` is given to ${remote}, whose live release cannot be used: ${examined.error}.`
    return examined.pages.some(({ path }) => segmentOf(path) === prefix)
      ? []
      : `\`/${prefix}\` is given to ${remote}, whose live release has no page under it: promote one that has, or leave the prefix out.`
  })
}

/** Pages that visitors reach now, and would not any more. */
export function lostPageReasons(live: Examination, next: Examination): string[] {
  return lostVariants(servedBy(live), servedBy(next)).map(
    (path) =>
      `\`${path}\`, which visitors reach now, is under no prefix of its remote any more: bring that back, or publish with \`--allow-lost-routes\` when it is meant.`,
  )
}

function servedBy({ prefixes, remotes }: Examination) {
  return Object.entries(remotes).flatMap(([remote, { pages }]) =>
    pages.filter(({ path }) => prefixes[remote]?.includes(segmentOf(path))),
  )
}

const segmentOf = (path: string) => path.split('/')[1] ?? ''
