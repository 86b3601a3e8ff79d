import type { ReactNode } from 'react'
import { Container } from './container.tsx'
import { Eyebrow } from './section.tsx'
import styles from './page-hero.module.css'

export interface PageHeroProps {
  title: string
  eyebrow?: string
  lead?: ReactNode
  /** A `BadgeList`. */
  badges?: ReactNode
  /** Buttons; the first one primary. */
  actions?: ReactNode
  /** A line drawing, shown beside the text from 768 px up. */
  art?: ReactNode
}

/** The head of every page: its only `h1`, and the end of the line, the bob. */
export function PageHero({ title, eyebrow, lead, badges, actions, art }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <Container className={art ? styles.withArt : undefined}>
        <div className={styles.text}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1>{title}</h1>
          {lead && <p className={`pl-lead ${styles.lead}`}>{lead}</p>}
          {badges}
          {actions && <div className={`pl-actions ${styles.actions}`}>{actions}</div>}
        </div>
        {art && (
          <div className={styles.art} aria-hidden="true">
            {art}
          </div>
        )}
      </Container>
      <svg className={styles.bob} viewBox="0 0 16 28" width="16" height="28" aria-hidden="true">
        <path d="M6 0h4v4H6zM2.5 4h11v7.5L8 28 2.5 11.5z" fill="currentColor" />
      </svg>
    </div>
  )
}
