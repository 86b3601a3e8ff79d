import { Quote, Section } from 'shared-ui'
import type { Testimonial } from './contents/service-content.ts'
import styles from './service-testimonials.module.css'

/** What clients say, by position and kind of company. */
export function ServiceTestimonials(props: {
  testimonials: readonly Testimonial[]
  eyebrow: string
}) {
  return (
    <Section title="What clients tell us" eyebrow={props.eyebrow} panel>
      <div className={styles.quotes}>
        {props.testimonials.map((testimonial) => (
          <Quote
            key={testimonial.quote}
            quote={testimonial.quote}
            author={testimonial.author}
            role={standing(testimonial)}
          />
        ))}
      </div>
    </Section>
  )
}

const standing = ({ role, company }: Testimonial): string => `${role}, ${company}`
