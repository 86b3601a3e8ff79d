import type { RoleSummary } from './roles.ts'

/** Other roles, those of the same category first. */
export function relatedRoles(to: RoleSummary, all: RoleSummary[], limit: number): RoleSummary[] {
  const isRelated = (role: RoleSummary) =>
    Number(to.category !== null && role.category === to.category)
  return all
    .filter(({ slug }) => slug !== to.slug)
    .toSorted((a, b) => isRelated(b) - isRelated(a))
    .slice(0, limit)
}
