import { Section, unavailable } from 'shared-ui'
import { useLoaderData } from 'shared-ui/router'
import { CatalogueIndex } from '../catalogue-index.tsx'
import { counted } from '../counted.ts'
import { getLocations } from '../locations/locations.ts'
import { CareerArt } from './career-art.tsx'
import { RoleFamilies } from './role-families.tsx'
import { getRoleRanges } from './roles.ts'

const title = 'Roles we fill'
const lead =
  'What each engineering role does, which skills to test, how a typical interview process runs and where we recruit for it.'
const closing = {
  title: 'A role with another name?',
  text: 'Titles differ from firm to firm. Describe the work in a call and we will match it to people who have done it.',
}

export async function loader() {
  const [roles, locations] = await Promise.all([getRoleRanges(), getLocations()]).catch(
    unavailable('Roles Not Available', 'Failed to load role data'),
  )
  return { roles, locations }
}

export function Component() {
  const { roles, locations } = useLoaderData<typeof loader>()
  return (
    <CatalogueIndex title={title} lead={lead} closing={closing} art={<CareerArt />}>
      <Section
        title="By family"
        eyebrow={`01 — ${counted(roles.length, 'role')}, ${counted(locations.length, 'place')}`}
        lead="Each line is the experience that a role usually asks for, in years."
      >
        <RoleFamilies roles={roles} places={counted(locations.length, 'place')} />
      </Section>
    </CatalogueIndex>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
