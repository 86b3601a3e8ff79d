import type { ReactNode } from 'react'
import { Link, type To } from '../router.ts'
import styles from './card.module.css'

export interface CardProps {
  title: string
  /** Where the whole card leads. Without it the card is plain. */
  to?: To
  /** Visible text of the link, for example `Learn More`; without it the title is the link. */
  more?: string
  /** The annotation above the title. */
  eyebrow?: ReactNode
  /** A Tabler outline icon, 24 px, stroke 1.5. */
  icon?: ReactNode
  badges?: ReactNode
  /** Heading level: one under the heading it stands below. */
  level?: 2 | 3 | 4
  children?: ReactNode
}

/** A hairline box; all of it is clickable through its one link. */
export function Card({ title, to, more, eyebrow, icon, badges, level = 3, children }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <article
      className={to ? `pl-framed ${styles.card} ${styles.linked}` : `pl-framed ${styles.card}`}
    >
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {eyebrow && <p className="pl-note">{eyebrow}</p>}
      <Heading className={styles.title}>
        {to && !more ? (
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </Heading>
      {children && <div className={`pl-remark ${styles.body}`}>{children}</div>}
      {badges && <div className={styles.badges}>{badges}</div>}
      {to && more && (
        <p className={styles.more}>
          <Link to={to} className={styles.link}>
            {more}
            <span className="visually-hidden">: {title}</span>
          </Link>
          <span className={styles.arrow} aria-hidden="true">
            →
          </span>
        </p>
      )}
    </article>
  )
}
