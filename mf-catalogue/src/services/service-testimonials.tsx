import { Quote, Section } from 'shared-ui'
import type { Testimonial } from './service-content.ts'
import styles from './service-testimonials.module.css'

/** What clients say, by position and kind of company. */
export function ServiceTestimonials(props: {
  testimonials: readonly Testimonial[]
  eyebrow: string
}) {
  return (
    <Section title="What clients tell us" eyebrow={props.eyebrow} panel>
      <div className={styles.quotes}>
        {props.testimonials.map(({ quote, author, role, company }) => (
          <Quote key={quote} quote={quote} author={author} role={`${role}, ${company}`} />
        ))}
      </div>
    </Section>
  )
}
