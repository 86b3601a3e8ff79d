import { ButtonLink, Card, CardGrid, ClosingCall, PageHero, RelatedLinks } from 'shared-ui'
import { ResourcesArt, Section, TickList } from 'shared-ui'
import { GuideHead } from './guide-head.tsx'
import {
  assessmentAreas,
  bestPractices,
  commonMistakes,
  screeningLinks,
  screeningStages,
} from './screening-process-content.ts'
import { StageTimeline } from './stage-timeline.tsx'

const title = 'The Technical Screening Process'

export function Component() {
  return (
    <>
      <GuideHead
        title={title}
        description="A five-stage framework for technical screening with durations, core assessment areas, best practices and the mistakes that cost good candidates."
        path="/resources/technical-screening-process"
      />
      <PageHero
        eyebrow="Guide"
        title={title}
        lead="Five stages that take a candidate from a CV to a decision you can defend, and how long each should last."
        actions={
          <>
            <ButtonLink to="/services/technical-screening">See technical screening</ButtonLink>
            <ButtonLink to="/services/recruiter-training" variant="secondary">
              Train your recruiters
            </ButtonLink>
          </>
        }
        art={<ResourcesArt />}
      />
      <Section
        title="The five-stage framework"
        eyebrow="01 — Stages and durations"
        lead="Each bar is filled up to the shorter time and hatched up to the longer; the lines stand an hour apart. The CV is read without the candidate; the four stages after it ask for two and a half to four hours of their time."
      >
        <StageTimeline stages={screeningStages} />
      </Section>
      <Section title="Core assessment areas" eyebrow="02 — What to rate" panel>
        <CardGrid>
          {assessmentAreas.map((area) => (
            <Card key={area.title} title={area.title}>
              <p>{area.description}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title="Best practices" eyebrow="03 — Do">
        <TickList items={bestPractices} />
      </Section>
      <Section title="Common mistakes" eyebrow="04 — Do not">
        <TickList items={commonMistakes} />
      </Section>
      <Section title="Related resources" eyebrow="05 — Read on">
        <RelatedLinks links={screeningLinks} />
      </Section>
      <ClosingCall
        title="Run it with us, or learn to run it yourselves"
        actions={
          <>
            <ButtonLink to="/services/technical-screening">Technical screening</ButtonLink>
            <ButtonLink to="/services/recruiter-training" variant="secondary">
              Recruiter training
            </ButtonLink>
          </>
        }
      >
        <p>Screening takes two to four hours per candidate; training takes four to six weeks.</p>
      </ClosingCall>
    </>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
