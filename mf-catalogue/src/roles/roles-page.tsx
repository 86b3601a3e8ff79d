import { groupByName, Section, unavailable } from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { CatalogueIndex } from '../catalogue-index.tsx'
import { counted } from '../counted.ts'
import { GroupedLinks, RoleHere, type LinkGroup } from '../grouped-links.tsx'
import { CareerArt } from './career-art.tsx'
import { employments } from './employment.ts'
import { getOpenPositions, type OpenPosition } from './open-positions.ts'
import { openEyebrow, openLead, words } from './roles-content.ts'
import { RoleFamilies } from './role-families.tsx'
import { getRoleRanges } from './roles.ts'

export async function loader() {
  const [roles, openings] = await Promise.all([getRoleRanges(), getOpenPositions()]).catch(
    unavailable('Roles Not Available', 'Failed to load role data'),
  )
  return { roles, openings }
}

export function Component() {
  const { roles, openings } = useLoaderData<typeof loader>()
  return (
    <CatalogueIndex {...words} art={<CareerArt />}>
      <Section
        title="By family"
        eyebrow={`01 — ${counted(roles.length, 'role')}`}
        lead="Each line is the experience that a role usually asks for, in years."
      >
        <RoleFamilies roles={roles} />
      </Section>
      <Section
        panel
        id="open"
        title="Open today"
        eyebrow={openEyebrow(openings?.length)}
        lead={openLead(openings?.length)}
      >
        <GroupedLinks groups={byPlace(openings ?? [])} />
      </Section>
    </CatalogueIndex>
  )
}

const byPlace = (openings: OpenPosition[]): LinkGroup[] =>
  groupByName(openings, ({ location }) => location.name).map(([name, here]) => ({
    name,
    links: here.map(({ summary, employment_type: kind, role, location }) => ({
      to: `/roles/${role.slug}/${location.slug}#open`,
      label: <RoleHere role={role} location={location} />,
      details: `${employments[kind] ?? kind}. ${summary}`,
    })),
  }))

export { RouteError as ErrorBoundary } from 'shared-ui'
