import type { Definition, RelatedLink } from 'shared-ui'

export interface TitledText {
  title: string
  description: string
}

export interface ProcessStep extends TitledText {
  /** What it costs in time, for example `2–4 hours`. */
  measure?: string
}

/** Nobody is named: `author` is a position, `company` a kind of company. */
export interface Testimonial {
  quote: string
  author: string
  /** The author's part in the engagement. */
  role: string
  company: string
}

export interface Question {
  question: string
  answer: string
}

/** The term of the service that its drawing shows. */
export interface Measure {
  value: string
  unit: string
  of: string
}

/** What every service page is built from. Figures: the specification's service terms (section 9). */
export interface ServiceBasics {
  title: string
  description: string
  metaTitle: string
  metaDescription: string
  measure: Measure
  terms: readonly Definition[]
  faqs: readonly Question[]
  related: readonly RelatedLink[]
  closing: TitledText
}

/** A service on the shared template. */
export interface ServiceContent extends ServiceBasics {
  benefits: readonly TitledText[]
  process: readonly ProcessStep[]
  /** When to take the service and when to take another. */
  fit: { good: readonly string[]; poor: readonly string[] }
  testimonials: readonly Testimonial[]
}
