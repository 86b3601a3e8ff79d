import type { ReactNode } from 'react'
import styles from './sheet.module.css'

interface SheetProps {
  /** Drawn with a thinner pen, for finer drawings. */
  thin?: boolean
  /** Shapes, 320 by 260 units. */
  children: ReactNode
}

/** The sheet every hero's drawing stands on, with its corner marks. Decoration: hidden from screen readers. */
export function Sheet({ thin, children }: SheetProps) {
  return (
    <svg
      className={thin ? `${styles.sheet} ${styles.thin}` : styles.sheet}
      viewBox="0 0 320 260"
      width="320"
      height="260"
      aria-hidden="true"
    >
      <path className={styles.fine} d="M8 24V8h16M296 8h16v16M312 236v16h-16M24 252H8v-16" />
      {children}
    </svg>
  )
}

/** Class names of what on a `Sheet` is not drawn in ink, and of a sheet of another size. */
export const pens = styles

interface DimensionProps {
  /** The line that is measured, its two ends, and the arrows at them. */
  d: string
  ends: string
  arrows: string
}

/** How wide or high something on a `Sheet` is, as draughtsmen note it. */
export function Dimension({ d, ends, arrows }: DimensionProps) {
  return (
    <g className={styles.fine}>
      <path d={d} />
      <path d={ends} />
      <path className={styles.arrow} d={arrows} />
    </g>
  )
}
