import type { CaseStudy } from './case-studies-content.ts'
import styles from './key-metrics.module.css'

const origin = 58
const longest = 200
const row = { before: 14, after: 50 }

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
    <svg className={styles.drawing} viewBox="0 0 320 68" width="320" height="68">
      <path className={styles.fine} d={`M${origin} 0v66M${end.after} 0v44`} />
      <path className={styles.before} d={`M${origin} ${row.before}H${end.before}m0-7v14`} />
      <path className={styles.after} d={`M${origin} ${row.after}H${end.after}`} />
      <path className={styles.bob} d={`M${end.after - 5} ${row.after - 6}h10v10l-5 13-5-13z`} />
      {(['before', 'after'] as const).map((when) => (
        <g key={when}>
          <text y={row[when] + 4}>{when}</text>
          <text x={end[when] + 13} y={row[when] + 6} className={styles.figure}>
            {when === 'before' ? before : after}
          </text>
        </g>
      ))}
    </svg>
  )
}
