import { IconMapPin } from '@tabler/icons-react'
import { Badge, BadgeList, PageHero, ScheduleCallButton } from 'shared-ui'
import { Link } from 'shared-ui/router'
import { inPlace } from './in-place.ts'
import { LocationArt } from './location-art.tsx'
import type { Location, LocationSummary, LocationType } from './locations.ts'

const typeLabels: Record<LocationType, string> = { city: 'City', state: 'State', remote: 'Remote' }

interface LocationHeroProps {
  location: Location
  parent: LocationSummary | null
}

export function LocationHero({ location, parent }: LocationHeroProps) {
  return (
    <PageHero
      title={`Technical recruiting ${inPlace(location)}`}
      lead={location.description}
      badges={
        <BadgeList label="Kind of location">
          <Badge>{typeLabels[location.type] ?? location.type}</Badge>
          {parent && (
            <Badge icon={<IconMapPin size={14} stroke={1.5} />}>
              <Link to={`/locations/${parent.slug}`}>{parent.name}</Link>
            </Badge>
          )}
        </BadgeList>
      }
      actions={<ScheduleCallButton />}
      art={<LocationArt type={location.type} />}
    />
  )
}
