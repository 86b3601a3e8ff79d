import { Section, TickList } from 'shared-ui'
import { Guide } from './guide.tsx'
import * as content from './screening-process-content.ts'
import { StageTimeline } from './stage-timeline.tsx'
import { TopicCards } from './topic-cards.tsx'

export function Component() {
  return (
    <Guide text={content.screeningGuide}>
      <Section
        id="stages"
        linked
        title="The five-stage framework"
        eyebrow="01 — Stages and durations"
        lead="Each bar is filled up to the shorter time and hatched up to the longer; the lines stand an hour apart. The CV is read without the candidate; the four stages after it ask for two and a half to four hours of their time."
      >
        <StageTimeline stages={content.screeningStages} />
      </Section>
      <Section id="areas" linked title="Core assessment areas" eyebrow="02 — What to rate" panel>
        <TopicCards topics={content.assessmentAreas} />
      </Section>
      <Section id="practices" linked title="Best practices" eyebrow="03 — Do">
        <TickList items={content.bestPractices} />
      </Section>
      <Section id="mistakes" linked title="Common mistakes" eyebrow="04 — Do not">
        <TickList items={content.commonMistakes} />
      </Section>
    </Guide>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
