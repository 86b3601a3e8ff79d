import { Section, StepList } from 'shared-ui'
import type { PageHandle } from 'shared-ui/contract'
import { ChallengeList } from './challenge-list.tsx'
import { Guide } from './guide.tsx'
import * as content from './hire-developers-content.ts'
import { TopicCards } from './topic-cards.tsx'
import { WeightChart } from './weight-chart.tsx'

export const handle: PageHandle<() => unknown> = { crumbs: () => [content.hiringGuide.title] }

export function Component() {
  return (
    <Guide text={content.hiringGuide}>
      <Section id="process" linked title="The hiring process" eyebrow="01 — Five steps">
        <StepList steps={content.hiringSteps} />
      </Section>
      <Section id="skills" linked title="Essential skills" eyebrow="02 — What to look for">
        <TopicCards topics={content.essentialSkills} />
      </Section>
      <Section
        id="weighting"
        linked
        title="Suggested assessment weighting"
        eyebrow="03 — How to weigh it"
        lead="A starting point for an experienced developer. For a first job, move weight from system design to live coding; for a lead, the other way round."
        panel
      >
        <WeightChart weights={content.assessmentWeights} />
      </Section>
      <Section
        id="challenges"
        linked
        title="Hiring challenges and solutions"
        eyebrow="04 — What goes wrong"
      >
        <ChallengeList items={content.hiringChallenges} />
      </Section>
    </Guide>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
