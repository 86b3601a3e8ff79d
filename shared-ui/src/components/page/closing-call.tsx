import { useId, type ReactNode } from 'react'
import { ScheduleCallButton } from '../button.tsx'
import { Container } from './container.tsx'
import styles from './closing-call.module.css'

export interface ClosingCallProps {
  title: string
  children?: ReactNode
  /** Buttons; by default one that schedules a call. */
  actions?: ReactNode
}

/** The band that ends a page: one sentence and what to do next. */
export function ClosingCall({
  title,
  children,
  actions = <ScheduleCallButton />,
}: ClosingCallProps) {
  const titleId = useId()
  return (
    <section className={styles.band} aria-labelledby={titleId}>
      <Container className={`pl-apart ${styles.inner}`}>
        <div className={styles.text}>
          <h2 id={titleId}>{title}</h2>
          {children && <div className={styles.message}>{children}</div>}
        </div>
        <div className="pl-actions">{actions}</div>
      </Container>
    </section>
  )
}
