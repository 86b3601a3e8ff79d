import styles from './quote.module.css'

export interface QuoteProps {
  quote: string
  /** Who said it, by role and kind of company; for example `Head of Engineering`, `payments company`. */
  author: string
  role?: string
}

/** A testimonial, set large. */
export function Quote({ quote, author, role }: QuoteProps) {
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote}>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={`pl-note ${styles.caption}`}>
        <span className={styles.author}>{author}</span>
        {role && <span>{role}</span>}
      </figcaption>
    </figure>
  )
}
