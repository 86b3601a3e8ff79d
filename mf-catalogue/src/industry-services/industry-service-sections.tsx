import { Section, TickList } from 'shared-ui'
import styles from './industry-service-sections.module.css'
import type { IndustryService } from './industry-services.ts'
import type { SuccessStory } from './success-stories.ts'

interface OfferSectionProps {
  offer: IndustryService
  eyebrow: string
}

export function Challenges({ offer: { challenges }, eyebrow }: OfferSectionProps) {
  return (
    <Section title="Industry Challenges" eyebrow={eyebrow}>
      <ul role="list" className={styles.challenges}>
        {challenges.map((challenge, index) => (
          <li key={index}>{challenge}</li>
        ))}
      </ul>
    </Section>
  )
}

export function Features({ offer: { service, features }, eyebrow }: OfferSectionProps) {
  return (
    <Section
      title="Features"
      eyebrow={eyebrow}
      lead={`What teams in this industry get from ${service.name}.`}
    >
      <TickList items={features} />
    </Section>
  )
}

interface SuccessStoriesProps {
  stories: readonly SuccessStory[]
  eyebrow: string
}

export function SuccessStories({ stories, eyebrow }: SuccessStoriesProps) {
  return (
    <Section title="Success Stories" eyebrow={eyebrow} panel>
      <div className={styles.stories}>
        {stories.map(({ title, company, description, result }, index) => (
          <article key={index} className={styles.story}>
            <header>
              <h3>{title}</h3>
              {company && <p className={styles.company}>{company}</p>}
            </header>
            <div className={styles.account}>
              {description && <p>{description}</p>}
              {result && (
                <p className={styles.result}>
                  <span className={styles.label}>Result</span> {result}
                </p>
              )}
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
