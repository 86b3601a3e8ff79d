import type { ReactNode } from 'react'
import styles from './container.module.css'

/** The page's column: 1120 px at most, standing off the plumb line where there is one. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={className ? `${styles.container} ${className}` : styles.container}>
      {children}
    </div>
  )
}

/** A main column with a narrower one beside it; stacked on small screens. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="pl-columns">
      <div className={styles.main}>{children}</div>
      <aside className={styles.aside}>{aside}</aside>
    </div>
  )
}
