import { IconMessageCode, IconSchool, IconUserSearch } from '@tabler/icons-react'
import {
  ButtonLink,
  Card,
  CardGrid,
  ClosingCall,
  Columns,
  DefinitionPanel,
  PageHero,
  Prose,
  ScheduleCallButton,
  Section,
  Seo,
  StatList,
  StepList,
  useSite,
} from 'shared-ui'
import * as content from './about-content.ts'
import { ScoreSheetArt } from './score-sheet-art.tsx'
import styles from './about-page.module.css'

export function Component() {
  const { name } = useSite()
  return (
    <>
      <Seo
        title="About Us"
        description="Why an engineer started a recruiting firm: how we measure technical interviews, the figures that follow from it, and what we refuse to do."
      />
      <PageHero
        eyebrow="Our story"
        title={`About ${name}`}
        lead="Most hiring never asks one question: was the interview right? We are the firm that grew out of asking it, and everything we do is built so that it can be checked."
        actions={<ScheduleCallButton />}
        art={<ScoreSheetArt />}
      />
      <Section eyebrow="01 — How it began" title="A notebook, and a habit of looking back">
        <Columns aside={<DefinitionPanel title="In short" level={3} items={content.inShort} />}>
          <Prose>
            {content.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Columns>
      </Section>
      <Capabilities />
      <Section panel eyebrow="03 — Measured" title="What comes of it">
        <StatList stats={content.statistics} />
      </Section>
      <Section eyebrow="04 — How we measure" title="Four steps, the last of them after the hire">
        <Columns
          aside={
            <DefinitionPanel title="One line of a report" level={3} items={content.reportLine}>
              <p className="pl-remark">An example of the form; it describes no candidate.</p>
            </DefinitionPanel>
          }
        >
          <StepList steps={content.method} />
        </Columns>
      </Section>
      <Section
        eyebrow="05 — What we refuse"
        title="Six things we will not do"
        lead="A measure is worth as much as what it is not allowed to bend to."
      >
        <ul role="list" className={styles.refusals}>
          {content.refusals.map(({ title, text }) => (
            <li key={title} className={styles.refusal}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall
        title="Hold us to it"
        actions={
          <>
            <ButtonLink to="/contact">Contact us</ButtonLink>
            <ButtonLink to="/services/technical-interview" variant="secondary">
              See how an interview works
            </ButtonLink>
          </>
        }
      >
        <p>
          Bring one open role. You choose what it has to prove, we interview for it, and you judge
          us by the report.
        </p>
      </ClosingCall>
    </>
  )
}

const icons = [IconMessageCode, IconUserSearch, IconSchool] as const

function Capabilities() {
  return (
    <Section eyebrow="02 — What we can do" title="Three things we do well">
      <CardGrid>
        {content.capabilities.map(({ title, text }, index) => {
          const Icon = icons[index] ?? IconMessageCode
          return (
            <Card key={title} title={title} icon={<Icon size={28} stroke={1.5} />}>
              <p>{text}</p>
            </Card>
          )
        })}
      </CardGrid>
    </Section>
  )
}
