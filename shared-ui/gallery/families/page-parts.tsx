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
  entries: {
    PageHero: {
      isWide: true,
      use: 'The head of every page, with its only h1. One primary button, and a drawing where the section has one.',
      states: {
        'With everything': (
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
        'Title alone': <PageHero title="Privacy policy" />,
        'Long text': <PageHero title={longTitle} lead={longText} art={art} />,
        'Right to left': <PageHero eyebrow="٠١" title={rtlTitle} lead={rtlText} />,
      },
    },
    PageBody: {
      isWide: true,
      use: 'What follows the hero on a page about one thing; give it “aside” when there are facts to keep in view.',
      states: {
        'One column': (
          <PageBody>
            <p>{longText}</p>
          </PageBody>
        ),
        'With a side column': (
          <PageBody
            aside={
              <DefinitionPanel title="At a glance" items={[{ term: 'Where', details: 'Lisbon' }]} />
            }
          >
            <p>{longText}</p>
          </PageBody>
        ),
      },
    },
    Section: {
      isWide: true,
      use: 'A part of a page, hanging from the line by its tick. On panel ground at most one in three.',
      states: {
        Default: (
          <Section title="How we measure" eyebrow="02 — How it works" lead="In two conversations.">
            <p>{longText}</p>
          </Section>
        ),
        'With a link to itself': {
          example: <Section id="section" linked title="Why two conversations" eyebrow="03 — Why" />,
          note: 'The link shows under the pointer and with focus; it copies its address.',
          force: 'focus',
        },
        'Without an annotation': <Section title="What it costs" />,
        'On panel ground': <Section panel title="What clients say" eyebrow="03 — Clients" />,
        'Long text': <Section title={longTitle} lead={longText} />,
        'Right to left': <Section title={rtlTitle} eyebrow="٠٢" lead={rtlText} />,
      },
    },
    SubSection: {
      use: 'A titled part of a column inside a page’s body, without a tick of its own.',
      states: {
        Default: (
          <SubSection title="Responsibilities">
            <p>{longText}</p>
          </SubSection>
        ),
        'Right to left': (
          <SubSection title={rtlTitle}>
            <p>{rtlText}</p>
          </SubSection>
        ),
      },
    },
    Eyebrow: {
      use: 'The small annotation above a title. Section and PageHero bring their own.',
      states: {
        Default: <Eyebrow>02 — How it works</Eyebrow>,
        'Long text': <Eyebrow>{longTitle}</Eyebrow>,
        'Right to left': <Eyebrow>{rtlTitle}</Eyebrow>,
      },
    },
    Container: {
      isWide: true,
      use: 'The page’s column: for a band of your own that is neither a Section nor a PageBody.',
      states: {
        Default: {
          example: (
            <Container>
              <p>{longText}</p>
            </Container>
          ),
          note: 'From 1024 px up it stands off the plumb line.',
        },
      },
    },
    Columns: {
      use: 'A main column with a narrower one beside it, stacked below 960 px. PageBody brings its own.',
      states: {
        Default: {
          example: (
            <Columns aside={<p>Beside it: facts, a form, a way on.</p>}>
              <p>{longText}</p>
            </Columns>
          ),
          note: 'The side column is a landmark without a name: one to a page.',
        },
      },
    },
    ClosingCall: {
      isWide: true,
      use: 'The band that ends a page: one sentence, and what to do next.',
      states: {
        Default: (
          <ClosingCall title="Tell us what the work is">
            <p>Thirty minutes with somebody who has done it.</p>
          </ClosingCall>
        ),
        'Other actions': (
          <ClosingCall
            title="Read how we measure"
            actions={<ButtonLink to="/guides">Open the guide</ButtonLink>}
          />
        ),
        'Long text': <ClosingCall title={longTitle}>{longText}</ClosingCall>,
        'Right to left': <ClosingCall title={rtlTitle}>{rtlText}</ClosingCall>,
      },
    },
  },
}
