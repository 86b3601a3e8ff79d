import { useId, type ReactNode } from 'react'
import styles from './definition-panel.module.css'

export interface Definition {
  term: string
  details: ReactNode
}

export interface DefinitionPanelProps {
  title: string
  /** Facts as term and details; those without details are left out. */
  items?: readonly Definition[]
  /** Heading level. */
  level?: 2 | 3
  children?: ReactNode
}

/** A card of the side column: a title, facts, and whatever else belongs to them. */
export function DefinitionPanel({ title, items, level = 2, children }: DefinitionPanelProps) {
  const Heading = `h${level}` as const
  const titleId = useId()
  const facts = items?.filter(
    ({ details }) => details !== null && details !== undefined && details !== '',
  )
  return (
    <section className={`pl-framed pl-stack ${styles.panel}`} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      {facts && facts.length > 0 && (
        <dl>
          {facts.map(({ term, details }) => (
            <div key={term} className={styles.fact}>
              <dt className="pl-note">{term}</dt>
              <dd>{details}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </section>
  )
}
