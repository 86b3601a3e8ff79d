import styles from './weight-chart.module.css'

export interface Weight {
  label: string
  /** Share of the whole; all of them add up to 100. */
  percent: number
  description: string
}

/** Bars on one scale. The words and figures say all that the picture does, so it is hidden from screen readers. */
export function WeightChart({ weights }: { weights: readonly Weight[] }) {
  const longest = Math.max(...weights.map(({ percent }) => percent))
  return (
    <dl className={styles.chart}>
      {weights.map(({ label, percent, description }) => (
        <div key={label} className={styles.weight}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.measure}>
            <span className={styles.scale} aria-hidden="true">
              <span
                className={styles.bar}
                style={{ inlineSize: `${(percent / longest) * 100}%` }}
                data-percent={percent}
              />
            </span>
            <span className={styles.value}>{percent}%</span>
          </dd>
          <dd className="pl-remark">{description}</dd>
        </div>
      ))}
    </dl>
  )
}
