import type { ReactNode } from 'react'
import styles from './accordion.module.css'

export interface AccordionItem {
  title: string
  content: ReactNode
}

/** Questions that open one by one; native `details`, so they work without JavaScript and are found by search. */
export function Accordion({
  items,
  level = 3,
}: {
  items: readonly AccordionItem[]
  level?: 3 | 4
}) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.list}>
      {items.map(({ title, content }) => (
        <details key={title} className={styles.item}>
          <summary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
