import { IconBriefcase, IconCoin, IconMapPin, IconWorld } from '@tabler/icons-react'
import { Badge, BadgeList, PageHero, ScheduleCallButton } from 'shared-ui'
import { LocationArt } from '../locations/location-art.tsx'
import type { Location } from '../locations/locations.ts'
import { compensation } from './employment.ts'
import type { Role } from './roles.ts'

const icon = { size: 14, stroke: 1.5 }

export function RoleHero({ role, location }: { role: Role; location: Location }) {
  return (
    <PageHero
      eyebrow={role.category || 'Role'}
      title={`${role.title} Jobs in ${location.name}`}
      lead={
        <>
          {role.description} {location.type === 'remote' ? 'The remote market' : location.name} has
          a thriving tech ecosystem, and this role is part of it.
        </>
      }
      badges={
        <BadgeList label="The role in short">
          <Badge icon={<IconMapPin {...icon} />}>{location.name}</Badge>
          <Badge icon={<IconBriefcase {...icon} />}>{role.experience}</Badge>
          <Badge icon={<IconCoin {...icon} />}>{compensation}</Badge>
          {role.isRemoteFriendly && <Badge icon={<IconWorld {...icon} />}>Remote Friendly</Badge>}
        </BadgeList>
      }
      actions={<ScheduleCallButton />}
      art={<LocationArt type={location.type} />}
    />
  )
}
