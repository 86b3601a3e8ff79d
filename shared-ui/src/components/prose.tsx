import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** Running text: paragraphs, headings, lists, quotes, tables and code in their places. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>
}

/** A list whose items hang from small ticks; `ordered` numbers them in the drawing's hand. */
export function TickList({ items, ordered }: { items: readonly ReactNode[]; ordered?: boolean }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List role="list" className={ordered ? `${styles.ticks} ${styles.ordered}` : styles.ticks}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </List>
  )
}
