import type { ReactNode } from 'react'
import { Columns, Container } from 'shared-ui'
import styles from './page-body.module.css'

/** What follows the hero: a main column with the facts beside it. */
export function PageBody({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.body}>
      <Container>
        <Columns aside={aside}>{children}</Columns>
      </Container>
    </div>
  )
}
