import type { ReactNode } from 'react'
import { Columns, Container } from './container.tsx'
import styles from './page-body.module.css'

/** What follows the hero; with `aside`, a main column and the facts beside it. */
export function PageBody({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.body}>
      <Container>{aside ? <Columns aside={aside}>{children}</Columns> : children}</Container>
    </div>
  )
}
