import {
  IconArrowRight,
  IconBook2,
  IconBuildingFactory2,
  IconFileText,
  IconTool,
} from '@tabler/icons-react'
import { Badge } from '../badge.tsx'
import { Card } from '../card.tsx'
import { CardGrid } from '../card-grid.tsx'

export interface RelatedLink {
  title: string
  href: string
  description: string
  /** `service`, `industry`, `resource` or `guide`; anything else gets a plain look. */
  type: string
}

const icons: Record<string, typeof IconArrowRight> = {
  service: IconTool,
  industry: IconBuildingFactory2,
  resource: IconFileText,
  guide: IconBook2,
}

/** Cards that lead on: an icon and badge for the kind of page, title, description, 'Learn more'. */
export function RelatedLinks({ links }: { links: readonly RelatedLink[] }) {
  return (
    <CardGrid>
      {links.map(({ title, href, description, type }) => {
        const Icon = icons[type] ?? IconArrowRight
        return (
          <Card
            key={href}
            title={title}
            to={href}
            more="Learn more"
            icon={<Icon size={24} stroke={1.5} />}
            badges={<Badge>{type}</Badge>}
          >
            <p>{description}</p>
          </Card>
        )
      })}
    </CardGrid>
  )
}
