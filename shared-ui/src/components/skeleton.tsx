import { Container } from './container.tsx'
import { Spinner } from './spinner.tsx'
import styles from './skeleton.module.css'

/** Grey lines in the place of text that is on its way. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </div>
  )
}

/** What stands for a page while it loads: a spinner, and the page's outline with head, main column and side column. */
export function PageSkeleton({ label = 'Loading' }: { label?: string }) {
  return (
    <div aria-busy="true" className={styles.page}>
      <Container>
        <Spinner label={label} />
        <div className={styles.head} aria-hidden="true">
          <span className={`${styles.line} ${styles.note}`} />
          <span className={`${styles.line} ${styles.title}`} />
          <span className={`${styles.line} ${styles.lead}`} />
        </div>
        <div className={styles.columns} aria-hidden="true">
          <Skeleton lines={8} />
          <div className={styles.card}>
            <Skeleton lines={4} />
          </div>
        </div>
      </Container>
    </div>
  )
}
