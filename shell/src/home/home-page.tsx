import {
  IconCalendarTime,
  IconChartDots3,
  IconClipboardCheck,
  IconRulerMeasure,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import {
  ButtonLink,
  Card,
  CardGrid,
  Columns,
  Container,
  DefinitionPanel,
  PageHero,
  RelatedLinks,
  ScheduleCallButton,
  Section,
  Seo,
  Slot,
  StepList,
  TickList,
  type SlotName,
} from 'shared-ui'
import { Link } from 'shared-ui/provider/router'
import { FirmData } from './firm-data.tsx'
import * as content from './home-content.ts'
import { PlumbArt } from './plumb-art.tsx'
import { Results } from './results.tsx'
import { TestimonialCarousel } from './testimonial-carousel.tsx'
import styles from './home-page.module.css'

export const handle = { slots: ['leads/contact-form'] satisfies SlotName[] }

export function Component() {
  return (
    <>
      <Seo
        title="Technical Interview and Recruitment Services"
        description="Find your ideal team with our experienced technical interviewers: practising engineers, direct hire, contract recruiters and a report within 24 hours."
      />
      <FirmData />
      <PageHero
        title="Expert Technical Interview and Recruitment Solutions"
        lead="Find your ideal team with our experienced technical interviewers"
        actions={<ScheduleCallButton />}
        art={<PlumbArt />}
      />
      <div className={styles.features}>
        <Container>
          <IconCards
            level={2}
            cards={content.featureCards}
            icons={[IconUsers, IconClipboardCheck]}
          />
        </Container>
      </div>
      <Services />
      <Section eyebrow="02 — Reading" title="Related Resources">
        <RelatedLinks links={content.relatedResources} />
      </Section>
      <Results />
      <Section eyebrow="04 — In their words" title="What clients tell us">
        <TestimonialCarousel quotes={content.testimonials} />
      </Section>
      <Process />
      <JoinUs />
      <Section
        id="contact"
        eyebrow="07 — Contact"
        title="Tell us who you are looking for"
        lead="A recruiter reads every message and answers during business hours."
      >
        <Columns
          aside={
            <DefinitionPanel title="Rather talk?" level={3} items={content.hours}>
              <ScheduleCallButton variant="secondary" wide />
            </DefinitionPanel>
          }
        >
          <Slot name="leads/contact-form" />
        </Columns>
      </Section>
    </>
  )
}

interface IconCardsProps {
  cards: readonly { title: string; text: string }[]
  /** One for each card. */
  icons: readonly TablerIcon[]
  /** Of their headings. */
  level?: 2 | 3
}

const IconCards = ({ cards, icons, level = 3 }: IconCardsProps) => (
  <CardGrid columns={cards.length === 2 ? 2 : 3}>
    {cards.map(({ title, text }, index) => {
      const Icon = icons[index]
      return (
        <Card
          key={title}
          level={level}
          title={title}
          icon={Icon && <Icon size={28} stroke={1.5} />}
        >
          <p>{text}</p>
        </Card>
      )
    })}
  </CardGrid>
)

function Services() {
  return (
    <Section
      id="services"
      eyebrow="01 — What we do"
      title="Comprehensive Technical Recruitment Solutions"
      lead="A preferred recruiter, with skilled interviewers and a clear, data-backed evaluation process."
    >
      <CardGrid>
        {content.serviceCards.map(({ title, description, features, clientSatisfaction, href }) => (
          <Card
            key={href}
            title={title}
            to={href}
            more="Learn More"
            eyebrow={`${clientSatisfaction}% of its clients satisfied`}
          >
            <p>{description}</p>
            <TickList items={features} />
          </Card>
        ))}
      </CardGrid>
      <p className={`pl-lead ${styles.next}`}>
        See <Link to="/services">all nine services</Link>, or start from your{' '}
        <Link to="/industries">industry</Link>, the <Link to="/technologies">technology</Link>, the{' '}
        <Link to="/locations">place</Link> or the <Link to="/roles">role</Link>.
      </p>
    </Section>
  )
}

function Process() {
  return (
    <Section eyebrow="05 — How it works" title="Five steps, each with something to show for it">
      <StepList steps={content.processSteps} />
      <div className={`pl-apart ${styles.banner}`}>
        <div>
          <h3>Expert Technical Assessment</h3>
          <p>
            Tell us about the role on a call. The first interview can take place within 48 hours.
          </p>
        </div>
        <ScheduleCallButton />
      </div>
    </Section>
  )
}

function JoinUs() {
  return (
    <Section
      panel
      eyebrow="06 — Join Our Team"
      title="Be Part of Our Network"
      lead="We are glad to hear from engineers who interview well and recruiters who read code."
    >
      <IconCards
        cards={content.perks}
        icons={[IconCalendarTime, IconRulerMeasure, IconChartDots3]}
      />
      <p className={`pl-actions ${styles.next}`}>
        <ButtonLink to="/contact?about=network#write" variant="secondary">
          Tell us what you work on
        </ButtonLink>
        <ButtonLink to="/roles#open" variant="quiet">
          See what is open today
        </ButtonLink>
      </p>
    </Section>
  )
}
