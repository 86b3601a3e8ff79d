import { Children, type ReactNode } from 'react'
import { useRise } from './page/use-rise.ts'
import styles from './card-grid.module.css'

/** Cards in two or three columns as the width allows; they rise into place on first view. */
export function CardGrid({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) {
  const ref = useRise<HTMLUListElement>()
  return (
    <ul
      ref={ref}
      role="list"
      className={`${styles.grid} ${styles[`columns${columns}`] ?? ''}`.trim()}
    >
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  )
}
