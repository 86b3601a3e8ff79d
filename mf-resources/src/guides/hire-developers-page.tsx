import { Section, StepList } from 'shared-ui'
import type { PageHandle } from 'shared-ui/contract'
import { ChallengeList } from './challenge-list.tsx'
import { Guide } from './guide.tsx'
import {
  assessmentWeights,
  essentialSkills,
  hiringChallenges,
  hiringLinks,
  hiringSteps,
} from './hire-developers-content.ts'
import { TopicCards } from './topic-cards.tsx'
import { WeightChart } from './weight-chart.tsx'

const title = 'How to Hire Software Developers'

export const handle: PageHandle<() => unknown> = { crumbs: () => [title] }

export function Component() {
  return (
    <Guide
      slug="how-to-hire-software-developers"
      title={title}
      description="A five-step process for hiring software developers: requirements, sourcing, technical screening, interviews and evaluation, with an assessment weighting."
      lead="Five steps from an empty chair to a signed offer, what to test on the way, how to weigh it, and what usually goes wrong."
      calls={[
        { to: '/contact', label: 'Talk to us about your role' },
        { to: '/services/technical-screening', label: 'See technical screening' },
      ]}
      related={hiringLinks}
      closing={{
        title: 'Would you rather hand over step three?',
        text: 'We start within 48 hours of the briefing and report within 24 hours of each assessment.',
        calls: [
          { to: '/services/technical-screening', label: 'Technical screening' },
          { to: '/contact', label: 'Contact us' },
        ],
      }}
    >
      <Section id="process" linked title="The hiring process" eyebrow="01 — Five steps">
        <StepList steps={hiringSteps} />
      </Section>
      <Section id="skills" linked title="Essential skills" eyebrow="02 — What to look for">
        <TopicCards topics={essentialSkills} />
      </Section>
      <Section
        id="weighting"
        linked
        title="Suggested assessment weighting"
        eyebrow="03 — How to weigh it"
        lead="A starting point for an experienced developer. For a first job, move weight from system design to live coding; for a lead, the other way round."
        panel
      >
        <WeightChart weights={assessmentWeights} />
      </Section>
      <Section
        id="challenges"
        linked
        title="Hiring challenges and solutions"
        eyebrow="04 — What goes wrong"
      >
        <ChallengeList items={hiringChallenges} />
      </Section>
    </Guide>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
