import styles from './industry-art.module.css'
import type { Drawing } from './industry-content.ts'

/** An industry's drawing on its sheet. */
export function IndustryArt({ drawing: { lines, fine, brass } }: { drawing: Drawing }) {
  return (
    <svg className={styles.sheet} viewBox="0 0 320 260" width="320" height="260">
      <path className={styles.fine} d="M8 24V8h16M296 8h16v16M312 236v16h-16M24 252H8v-16" />
      <path className={styles.fine} d={fine} />
      <path d={lines} />
      <path className={styles.brass} d={brass} />
    </svg>
  )
}
