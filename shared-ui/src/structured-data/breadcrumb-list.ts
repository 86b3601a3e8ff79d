import type { BreadcrumbList } from 'schema-dts'
import { address, listOf, nodeOrNull, text, type Firm } from './facts.ts'

export interface CrumbFacts {
  label: string
  path: string
}

/** The trail that leads to a page, the page itself last; null for a trail of less than two steps. */
export function breadcrumbList(firm: Firm, trail: readonly CrumbFacts[]) {
  return nodeOrNull<BreadcrumbList>(() => ({
    '@type': 'BreadcrumbList',
    itemListElement: listOf(trail, 2).map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text(label),
      item: address(firm, path),
    })),
  }))
}
