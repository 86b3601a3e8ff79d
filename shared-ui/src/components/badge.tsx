import { Children, type ReactNode } from 'react'
import styles from './badge.module.css'

/** `plain` unless the colour carries a meaning that the words carry too. */
export type BadgeTone = 'plain' | 'brass' | 'info' | 'success' | 'danger'

export interface BadgeProps {
  tone?: BadgeTone
  /** A Tabler icon of 14 px. */
  icon?: ReactNode
  children: ReactNode
}

/** A short fact in an outlined label. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[tone]}`}>
      {icon && <span aria-hidden="true">{icon}</span>}
      {children}
    </span>
  )
}

interface BadgeListProps {
  items?: readonly string[]
  children?: ReactNode
  /** Says what the badges are where no heading does. */
  label?: string
}

/** Badges in a list; give `items` for plain ones or `Badge` children. */
export function BadgeList({ items, children, label }: BadgeListProps) {
  const badges: ReactNode = items ? items.map((item) => <Badge key={item}>{item}</Badge>) : children
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {Children.map(badges, (badge) => badge && <li>{badge}</li>)}
    </ul>
  )
}
