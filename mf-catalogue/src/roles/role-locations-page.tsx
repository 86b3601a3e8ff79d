import {
  Badge,
  BadgeList,
  ClosingCall,
  PageHero,
  ScheduleCallButton,
  Section,
  Seo,
  notFound,
  searchSnippet,
  unavailable,
} from 'shared-ui'
import type { PageHandle } from 'shared-ui/contract'
import { isSlug } from 'shared-ui/data'
import { useLoaderData, type LoaderFunctionArgs } from 'shared-ui/router'
import { CatalogueArt } from '../catalogue-art.tsx'
import { GroupedLinks, RoleThere } from '../grouped-links.tsx'
import { locationGroups } from '../locations/location-groups.ts'
import { getLocations } from '../locations/locations.ts'
import { compensation } from './employment.ts'
import { getRole } from './roles.ts'

const missing = 'Role Not Found'

export async function loader({ params: { roleSlug } }: LoaderFunctionArgs) {
  if (!isSlug(roleSlug)) throw notFound(missing, 'The requested page could not be found.')
  const [role, locations] = await Promise.all([getRole(roleSlug), getLocations()]).catch(
    unavailable(missing, 'Failed to load role data'),
  )
  if (!role) throw notFound(missing, 'The requested page could not be found.')
  return { role, locations }
}

export const handle: PageHandle<typeof loader> = {
  crumbs: ({ role }) => [role.title],
}

export function Component() {
  const { role, locations } = useLoaderData<typeof loader>()
  const title = `${role.title} Jobs`
  return (
    <>
      <Seo
        title={`${title} by Location`}
        description={searchSnippet(
          role.metaDescription ||
            role.description ||
            `${role.title} positions in every place we recruit for.`,
        )}
      />
      <PageHero
        eyebrow={role.category || 'Role'}
        title={title}
        lead={role.description}
        badges={
          <BadgeList label="The role in short">
            <Badge>{role.experience}</Badge>
            <Badge>{compensation}</Badge>
            {role.isRemoteFriendly && <Badge>Remote Friendly</Badge>}
          </BadgeList>
        }
        actions={<ScheduleCallButton />}
        art={<CatalogueArt />}
      />
      <Section title="By location">
        <GroupedLinks
          groups={locationGroups(locations, (location) => ({
            to: `/roles/${role.slug}/${location.slug}`,
            label: <RoleThere role={role} location={location} />,
          }))}
        />
      </Section>
      <ClosingCall title="Ready to Hire?">
        <p>
          Tell us what this role has to achieve, and where. We will say how we would test for it.
        </p>
      </ClosingCall>
    </>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
