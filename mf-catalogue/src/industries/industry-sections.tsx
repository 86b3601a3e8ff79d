import { Card, CardGrid, Section, StatList } from 'shared-ui'
import { Link } from 'shared-ui/router'
import { TechnologyBadges } from '../technologies/technology-badges.tsx'
import { linkTechnologies } from '../technologies/technology-links.ts'
import { asNoun } from './as-noun.ts'
import type { IndustryContent } from './industry-content.ts'
import styles from './industry-sections.module.css'
import { technologyPages } from './technology-pages.ts'

interface IndustryProps {
  industry: IndustryContent & { slug: string }
}

export function Insights({ industry: { name, insights, rating } }: IndustryProps) {
  return (
    <Section title="Industry Insights" eyebrow="01 — In figures">
      <StatList stats={insights} />
      {rating && (
        <p className={styles.rating}>
          Rated {rating.value} out of 5 from {rating.reviews} reviews of single interviews and
          searches in {name}
        </p>
      )}
    </Section>
  )
}

export function Challenges({ industry: { challenges } }: IndustryProps) {
  return (
    <Section title="Industry Challenges" eyebrow="02 — What is hard" panel>
      <ul role="list" className={styles.challenges}>
        {challenges.map(({ title, text }) => (
          <li key={title} className={styles.challenge}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function Solutions({ industry: { solutions } }: IndustryProps) {
  return (
    <Section title="Our Solutions" eyebrow="03 — What we do about it">
      <CardGrid columns={2}>
        {solutions.map(({ title, text }) => (
          <Card key={title} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}

export function KeyServices({ industry: { slug, name, services } }: IndustryProps) {
  return (
    <Section title="Key Services" eyebrow="04 — Where to begin">
      <CardGrid columns={2}>
        {services.map((service) => (
          <Card
            key={service.slug}
            title={service.title}
            to={`/industries/${slug}/services/${service.slug}`}
            more="Learn More"
          >
            <p>{service.text}</p>
          </Card>
        ))}
      </CardGrid>
      <p className={styles.allServices}>
        <Link to={`/industries/${slug}/services`}>All services for {asNoun(name)}</Link>
      </p>
    </Section>
  )
}

export function TechnologySolutions({ industry: { technologies } }: IndustryProps) {
  return (
    <Section title="Technology Solutions" eyebrow="05 — What we test" panel>
      <CardGrid columns={2}>
        {technologies.map((solution) => (
          <Card
            key={solution.title}
            title={solution.title}
            badges={
              <TechnologyBadges
                technologies={linkTechnologies([...solution.technologies], technologyPages)}
              />
            }
          >
            <p>{solution.text}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}

export function Regulations({ industry: { regulations } }: IndustryProps) {
  return (
    <Section title="Compliance & Regulations" eyebrow="06 — What must hold">
      <div className={styles.regulations}>
        {regulations.map(({ name, fullName, text }) => (
          <article key={name} className={styles.regulation}>
            <header>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.fullName}>{fullName}</p>
            </header>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}
