import { Badge, BadgeList } from 'shared-ui'
import { Link } from 'shared-ui/router'
import type { TechnologyLink } from './technology-links.ts'

/** Technologies as badges; those with a page lead to it. */
export function TechnologyBadges({ technologies }: { technologies: TechnologyLink[] }) {
  return (
    <BadgeList>
      {technologies.map(({ name, slug }) => (
        <Badge key={name}>{slug ? <Link to={`/technologies/${slug}`}>{name}</Link> : name}</Badge>
      ))}
    </BadgeList>
  )
}
