import styles from './stat-list.module.css'

export interface Stat {
  label: string
  /** As printed, for example `98%`. */
  value: string
  description?: string
}

/** Figures in a row: large, in the drawing's hand, each with its plain label. */
export function StatList({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.list}>
      {stats.map(({ label, value, description }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {description && <dd className="pl-remark">{description}</dd>}
        </div>
      ))}
    </dl>
  )
}
