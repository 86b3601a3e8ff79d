import type { CaseStudy } from './case-studies-content.ts'
import styles from './key-metrics.module.css'

const origin = 58
const longest = 176
const row = { before: 12, after: 36 }

/** What changed, measure by measure: in words, and drawn as two lengths from one line. */
export function KeyMetrics({ metrics, compared }: Pick<CaseStudy, 'metrics' | 'compared'>) {
  return (
    <>
      <dl className={styles.metrics}>
        {Object.entries(metrics).map(([measure, change]) => {
          const [, before = 0, , after = 0] = change.split(' ').map(Number)
          return (
            <div key={measure} className={styles.metric}>
              <dt>{measure}</dt>
              <dd className={styles.change}>{change}</dd>
              <dd aria-hidden="true">
                <Drawing before={before} after={after} />
              </dd>
            </div>
          )
        })}
      </dl>
      <p className={styles.compared}>{compared}</p>
    </>
  )
}

/** The later length hangs a bob at its end; the dashed line carries that end up to the earlier length. */
function Drawing({ before, after }: { before: number; after: number }) {
  const unit = longest / Math.max(before, after)
  const end = { before: origin + before * unit, after: origin + after * unit }
  return (
    <svg className={styles.drawing} viewBox="0 0 280 56" width="280" height="56">
      <path className={styles.fine} d={`M${origin} 0v54M${end.after} 0v36`} />
      <path className={styles.before} d={`M${origin} ${row.before}H${end.before}m0-5v10`} />
      <path className={styles.after} d={`M${origin} ${row.after}H${end.after}`} />
      <path className={styles.bob} d={`M${end.after - 4} ${row.after - 4}h8v8l-4 10-4-10z`} />
      {(['before', 'after'] as const).map((when) => (
        <g key={when}>
          <text y={row[when] + 4}>{when}</text>
          <text x={end[when] + 11} y={row[when] + 4} className={styles.figure}>
            {when === 'before' ? before : after}
          </text>
        </g>
      ))}
    </svg>
  )
}
