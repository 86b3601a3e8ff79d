import {
  BadgeList,
  ButtonLink,
  ClosingCall,
  Columns,
  Container,
  DefinitionPanel,
  Eyebrow,
  PageBody,
  PageHero,
  ScheduleCallButton,
  Section,
  Sheet,
  SubSection,
  pens,
} from '../../src/index.ts'
import type { Family } from '../entry.ts'
import { longText, longTitle, rtlText, rtlTitle } from '../texts.ts'

const art = (
  <Sheet>
    <path d="M60 80h200v100H60z" />
    <path className={pens.brass} d="M152 130h16M160 122v16" />
  </Sheet>
)

/** What a page is made of, from its head to its end. */
export const pageParts: Family = {
  title: 'Page',
  entries: [
    {
      name: 'PageHero',
      from: 'shared-ui',
      isWide: true,
      use: 'The head of every page, with its only h1. One primary button, and a drawing where the section has one.',
      states: [
        {
          name: 'With everything',
          example: (
            <PageHero
              eyebrow="01 — Services"
              title="Engineers, measured by engineers"
              lead="Two conversations about the work itself, written down, and read by you."
              badges={<BadgeList items={['Direct hire', 'Contract']} />}
              actions={
                <>
                  <ScheduleCallButton />
                  <ButtonLink to="/services" variant="secondary">
                    All services
                  </ButtonLink>
                </>
              }
              art={art}
            />
          ),
        },
        { name: 'Title alone', example: <PageHero title="Privacy policy" /> },
        {
          name: 'Long text',
          example: <PageHero title={longTitle} lead={longText} art={art} />,
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <PageHero eyebrow="٠١" title={rtlTitle} lead={rtlText} />,
        },
      ],
    },
    {
      name: 'PageBody',
      from: 'shared-ui',
      isWide: true,
      use: 'What follows the hero on a page about one thing; give it “aside” when there are facts to keep in view.',
      states: [
        {
          name: 'One column',
          example: (
            <PageBody>
              <p>{longText}</p>
            </PageBody>
          ),
        },
        {
          name: 'With a side column',
          example: (
            <PageBody
              aside={
                <DefinitionPanel
                  title="At a glance"
                  items={[{ term: 'Where', details: 'Lisbon' }]}
                />
              }
            >
              <p>{longText}</p>
            </PageBody>
          ),
        },
      ],
    },
    {
      name: 'Section',
      from: 'shared-ui',
      isWide: true,
      use: 'A part of a page, hanging from the line by its tick. On panel ground at most one in three.',
      states: [
        {
          name: 'Default',
          example: (
            <Section
              title="How we measure"
              eyebrow="02 — How it works"
              lead="In two conversations."
            >
              <p>{longText}</p>
            </Section>
          ),
        },
        {
          name: 'With a link to itself',
          note: 'The link shows under the pointer and with focus; it copies its address.',
          force: 'focus',
          example: <Section id="section" linked title="Why two conversations" eyebrow="03 — Why" />,
        },
        { name: 'Without an annotation', example: <Section title="What it costs" /> },
        {
          name: 'On panel ground',
          example: <Section panel title="What clients say" eyebrow="03 — Clients" />,
        },
        { name: 'Long text', example: <Section title={longTitle} lead={longText} /> },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <Section title={rtlTitle} eyebrow="٠٢" lead={rtlText} />,
        },
      ],
    },
    {
      name: 'SubSection',
      from: 'shared-ui',
      use: 'A titled part of a column inside a page’s body, without a tick of its own.',
      states: [
        {
          name: 'Default',
          example: (
            <SubSection title="Responsibilities">
              <p>{longText}</p>
            </SubSection>
          ),
        },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: (
            <SubSection title={rtlTitle}>
              <p>{rtlText}</p>
            </SubSection>
          ),
        },
      ],
    },
    {
      name: 'Eyebrow',
      from: 'shared-ui',
      use: 'The small annotation above a title. Section and PageHero bring their own.',
      states: [
        { name: 'Default', example: <Eyebrow>02 — How it works</Eyebrow> },
        { name: 'Long text', example: <Eyebrow>{longTitle}</Eyebrow> },
        { name: 'Right to left', isRightToLeft: true, example: <Eyebrow>{rtlTitle}</Eyebrow> },
      ],
    },
    {
      name: 'Container',
      from: 'shared-ui',
      isWide: true,
      use: 'The page’s column: for a band of your own that is neither a Section nor a PageBody.',
      states: [
        {
          name: 'Default',
          note: 'From 1024 px up it stands off the plumb line.',
          example: (
            <Container>
              <p>{longText}</p>
            </Container>
          ),
        },
      ],
    },
    {
      name: 'Columns',
      from: 'shared-ui',
      use: 'A main column with a narrower one beside it, stacked below 960 px. PageBody brings its own.',
      states: [
        {
          name: 'Default',
          note: 'The side column is a landmark without a name: one to a page.',
          example: (
            <Columns aside={<p>Beside it: facts, a form, a way on.</p>}>
              <p>{longText}</p>
            </Columns>
          ),
        },
      ],
    },
    {
      name: 'ClosingCall',
      from: 'shared-ui',
      isWide: true,
      use: 'The band that ends a page: one sentence, and what to do next.',
      states: [
        {
          name: 'Default',
          example: (
            <ClosingCall title="Tell us what the work is">
              <p>Thirty minutes with somebody who has done it.</p>
            </ClosingCall>
          ),
        },
        {
          name: 'Other actions',
          example: (
            <ClosingCall
              title="Read how we measure"
              actions={<ButtonLink to="/guides">Open the guide</ButtonLink>}
            />
          ),
        },
        { name: 'Long text', example: <ClosingCall title={longTitle}>{longText}</ClosingCall> },
        {
          name: 'Right to left',
          isRightToLeft: true,
          example: <ClosingCall title={rtlTitle}>{rtlText}</ClosingCall>,
        },
      ],
    },
  ],
}
