import {
  BadgeList,
  ClosingCall,
  DefinitionPanel,
  PageBody,
  PageHero,
  Prose,
  ScheduleCallButton,
  Seo,
  SubSection,
  TickList,
  notFound,
  searchSnippet,
  unavailable,
} from 'shared-ui'
import type { PageHandle } from 'shared-ui/contract'
import { isSlug } from 'shared-ui/data'
import { useLoaderData, type LoaderFunctionArgs } from 'shared-ui/router'
import { ServiceData } from '../service-data.tsx'
import { SampleQuestions } from './sample-questions.tsx'
import { getTechnology, type Technology } from './technologies.ts'
import { TechnologyArt } from './technology-art.tsx'
import { TechnologyBadges } from './technology-badges.tsx'

const missing = 'Technology Not Found'

export async function loader({ params: { techSlug } }: LoaderFunctionArgs) {
  if (!isSlug(techSlug)) throw notFound(missing, 'Invalid technology parameter')
  const technology = await getTechnology(techSlug).catch(
    unavailable(missing, 'Failed to load technology data'),
  )
  if (!technology) throw notFound(missing, 'Technology not found')
  return technology
}

export const handle: PageHandle<typeof loader> = {
  crumbs: ({ name }) => [name],
}

export function Component() {
  const technology = useLoaderData<typeof loader>()
  const { name, description, skills, questionLevels, hiringGuide } = technology
  const title = `${name} Developer Recruitment`
  return (
    <>
      <Seo title={technology.metaTitle || title} description={searchDescription(technology)} />
      <ServiceData
        name={title}
        type="Technical recruiting"
        path={`/technologies/${technology.slug}`}
        description={description}
      />
      <PageHero
        title={title}
        lead={description}
        badges={<CategoryAndDifficulty technology={technology} />}
        actions={<ScheduleCallButton />}
        art={<TechnologyArt name={name} />}
      />
      <PageBody aside={<Aside technology={technology} />}>
        {skills.length > 0 && (
          <SubSection title="Required Skills">
            <TickList items={skills} />
          </SubSection>
        )}
        {questionLevels.length > 0 && <SampleQuestions levels={questionLevels} />}
        {hiringGuide.length > 0 && (
          <SubSection title="Hiring Guide">
            <Prose>
              {hiringGuide.map((paragraph, index) => (
                <p key={index}>{paragraph}</p>
              ))}
            </Prose>
          </SubSection>
        )}
      </PageBody>
      <ClosingCall title={`Ready to hire for ${name}?`}>
        <p>
          Bring the job description as it is. In one call we agree which of these skills the role
          needs, which can be learned, and how each will be tested.
        </p>
      </ClosingCall>
    </>
  )
}

function CategoryAndDifficulty({ technology }: { technology: Technology }) {
  const badges = [technology.category, technology.difficulty].filter((badge) => badge !== null)
  return badges.length > 0 && <BadgeList items={badges} label="Category and difficulty" />
}

function Aside({ technology: { name, related } }: { technology: Technology }) {
  return (
    <>
      {related.length > 0 && (
        <DefinitionPanel title="Related Technologies">
          <TechnologyBadges technologies={related} />
        </DefinitionPanel>
      )}
      <DefinitionPanel title={`${name} interviews, run for you`}>
        <p>
          Our interviewers ask questions like these in a live technical interview and send you a
          written assessment of each candidate.
        </p>
        <ScheduleCallButton wide variant="secondary" />
      </DefinitionPanel>
    </>
  )
}

function searchDescription({ name, metaDescription, description }: Technology): string {
  return searchSnippet(
    metaDescription ||
      description ||
      `Hire ${name} developers: required skills, sample interview questions by level and a hiring guide.`,
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
