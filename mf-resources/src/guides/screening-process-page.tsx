import { Section, TickList } from 'shared-ui'
import { Guide } from './guide.tsx'
import {
  assessmentAreas,
  bestPractices,
  commonMistakes,
  screeningLinks,
  screeningStages,
} from './screening-process-content.ts'
import { StageTimeline } from './stage-timeline.tsx'
import { TopicCards } from './topic-cards.tsx'

export function Component() {
  return (
    <Guide
      slug="technical-screening-process"
      title="The Technical Screening Process"
      description="A five-stage framework for technical screening with durations, core assessment areas, best practices and the mistakes that cost good candidates."
      lead="Five stages that take a candidate from a CV to a decision you can defend, and how long each should last."
      calls={[
        { to: '/services/technical-screening', label: 'See technical screening' },
        { to: '/services/recruiter-training', label: 'Train your recruiters' },
      ]}
      related={screeningLinks}
      closing={{
        title: 'Run it with us, or learn to run it yourselves',
        text: 'Screening, the first three stages, takes two to four hours per candidate, our reading and write-up included; training takes four to six weeks.',
        calls: [
          { to: '/services/technical-screening', label: 'Technical screening' },
          { to: '/services/recruiter-training', label: 'Recruiter training' },
        ],
      }}
    >
      <Section
        id="stages"
        linked
        title="The five-stage framework"
        eyebrow="01 — Stages and durations"
        lead="Each bar is filled up to the shorter time and hatched up to the longer; the lines stand an hour apart. The CV is read without the candidate; the four stages after it ask for two and a half to four hours of their time."
      >
        <StageTimeline stages={screeningStages} />
      </Section>
      <Section id="areas" linked title="Core assessment areas" eyebrow="02 — What to rate" panel>
        <TopicCards topics={assessmentAreas} />
      </Section>
      <Section id="practices" linked title="Best practices" eyebrow="03 — Do">
        <TickList items={bestPractices} />
      </Section>
      <Section id="mistakes" linked title="Common mistakes" eyebrow="04 — Do not">
        <TickList items={commonMistakes} />
      </Section>
    </Guide>
  )
}

export { RouteError as ErrorBoundary } from 'shared-ui'
