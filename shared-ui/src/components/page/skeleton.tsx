import { Container } from './container.tsx'
import { Spinner } from '../spinner.tsx'
import styles from './skeleton.module.css'

/** Grey lines in the place of text that is on its way. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={`pl-stack ${styles.lines}`} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.line} />
      ))}
    </div>
  )
}

/** What comes under a page's head: text with a column beside it, a grid of cards, or lists of links. */
export type PageShape = 'article' | 'cards' | 'list'

/** What stands for a page while it loads: a spinner, and the outline of what comes. */
export function PageSkeleton({ shape = 'article' }: { shape?: PageShape }) {
  return (
    <div aria-busy="true" className={styles.page}>
      <Container>
        <Spinner isPageTitle />
        <div className={styles.head} aria-hidden="true">
          <span className={`${styles.line} ${styles.note}`} />
          <span className={`${styles.line} ${styles.title}`} />
          <span className={`${styles.line} ${styles.lead}`} />
        </div>
        <Body shape={shape} />
      </Container>
    </div>
  )
}

function Body({ shape }: { shape: PageShape }) {
  const card = (key?: number) => (
    <div key={key} className="pl-framed">
      <Skeleton lines={4} />
    </div>
  )
  if (shape === 'article')
    return (
      <div className="pl-columns" aria-hidden="true">
        <Skeleton lines={8} />
        {card()}
      </div>
    )
  const isCards = shape === 'cards'
  return (
    <div className={styles[shape]} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((key) => (isCards ? card(key) : <Skeleton key={key} lines={5} />))}
    </div>
  )
}
