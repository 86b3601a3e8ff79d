import { IconBriefcase, IconCoin, IconMapPin, IconWorld } from '@tabler/icons-react'
import { Badge, BadgeList, ButtonLink, PageHero, ScheduleCallButton } from 'shared-ui'
import { LocationArt } from '../locations/location-art.tsx'
import { compensation } from './employment.ts'
import type { OpeningProps } from './opening-data.tsx'

const icon = { size: 14, stroke: 1.5 }

interface RoleHeroProps extends Omit<OpeningProps, 'opening' | 'parent'> {
  opening: OpeningProps['opening'] | null
}

export function RoleHero({ role, location, opening }: RoleHeroProps) {
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
      actions={
        <>
          <ScheduleCallButton />
          {opening && (
            <ButtonLink to="#open" variant="secondary">
              Open position
            </ButtonLink>
          )}
        </>
      }
      art={<LocationArt type={location.type} />}
    />
  )
}
