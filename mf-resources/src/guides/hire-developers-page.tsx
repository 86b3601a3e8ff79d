import { ButtonLink, Card, CardGrid, ClosingCall, PageHero, RelatedLinks } from 'shared-ui'
import { ResourcesArt, Section, StepList } from 'shared-ui'
import { ChallengeList } from './challenge-list.tsx'
import { GuideHead } from './guide-head.tsx'
import {
  assessmentWeights,
  essentialSkills,
  hiringChallenges,
  hiringLinks,
  hiringSteps,
} from './hire-developers-content.ts'
import { WeightChart } from './weight-chart.tsx'

const title = 'How to Hire Software Developers'

export function Component() {
  return (
    <>
      <GuideHead
        title={title}
        description="A five-step process for hiring software developers: requirements, sourcing, technical screening, interviews and evaluation, with a suggested assessment weighting."
        path="/resources/how-to-hire-software-developers"
      />
      <PageHero
        eyebrow="Guide"
        title={title}
        lead="Five steps from an empty chair to a signed offer, what to test on the way, how to weigh it, and what usually goes wrong."
        actions={
          <>
            <ButtonLink to="/contact">Talk to us about your role</ButtonLink>
            <ButtonLink to="/services/technical-screening" variant="secondary">
              See technical screening
            </ButtonLink>
          </>
        }
        art={<ResourcesArt />}
      />
      <Section title="The hiring process" eyebrow="01 — Five steps">
        <StepList steps={hiringSteps} />
      </Section>
      <Section title="Essential skills" eyebrow="02 — What to look for">
        <CardGrid>
          {essentialSkills.map((skill) => (
            <Card key={skill.title} title={skill.title}>
              <p>{skill.description}</p>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section
        title="Suggested assessment weighting"
        eyebrow="03 — How to weigh it"
        lead="A starting point for an experienced developer. For a first job, move weight from system design to live coding; for a lead, the other way round."
        panel
      >
        <WeightChart weights={assessmentWeights} />
      </Section>
      <Section title="Hiring challenges and solutions" eyebrow="04 — What goes wrong">
        <ChallengeList items={hiringChallenges} />
      </Section>
      <Section title="Related resources" eyebrow="05 — Read on">
        <RelatedLinks links={hiringLinks} />
      </Section>
      <ClosingCall
        title="Would you rather hand over step three?"
        actions={
          <>
            <ButtonLink to="/services/technical-screening">Technical screening</ButtonLink>
            <ButtonLink to="/contact" variant="secondary">
              Contact us
            </ButtonLink>
          </>
        }
      >
        <p>
          We start within 48 hours of the briefing and report within 24 hours of each assessment.
        </p>
      </ClosingCall>
    </>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
