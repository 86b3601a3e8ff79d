import type { ReactNode } from 'react'
import styles from './accordion.module.css'

interface AccordionItem {
  title: string
  content: ReactNode
}

/** Questions that open one by one; native `details`, so they work without JavaScript and are found by search. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={styles.list}>
      {items.map(({ title, content }) => (
        <details key={title} className={styles.item}>
          <summary className={`pl-apart ${styles.summary}`}>
            <h3 className={styles.title}>{title}</h3>
            <span className={styles.mark} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
