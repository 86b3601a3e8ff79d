import type { ReactNode } from 'react'
import styles from './step-list.module.css'

export interface Step {
  title: string
  description?: ReactNode
  /** A measure in the drawing's hand, for example `45–90 minutes`. */
  measure?: string
}

/** Numbered steps along a vertical line. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol role="list" className={styles.list}>
      {steps.map(({ title, description, measure }, index) => (
        <li key={title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div className={styles.text}>
            <h3>{title}</h3>
            {measure && <p className="pl-note">{measure}</p>}
            {description && <div className={styles.description}>{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
