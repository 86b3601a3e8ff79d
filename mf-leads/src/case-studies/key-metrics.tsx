import { pens } from 'shared-ui'
import type { CaseStudy } from './case-studies-content.ts'
import styles from './key-metrics.module.css'

const origin = 60
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
              <dt>
                <strong>{measure}</strong>
              </dt>
              <dd className={styles.change}>{change}</dd>
              <dd aria-hidden="true">
                <Drawing before={before} after={after} />
              </dd>
            </div>
          )
        })}
      </dl>
      <p>{compared}</p>
    </>
  )
}

/** The later length hangs a bob at its end; the dashed line carries that end up to the earlier length. */
function Drawing({ before, after }: { before: number; after: number }) {
  const unit = longest / Math.max(before, after)
  const endOf = (value: number) => origin + Math.round(value * unit)
  const end = { before: endOf(before), after: endOf(after) }
  return (
    <svg className={pens.sheet} viewBox="0 0 320 70">
      <path className={pens.fine} d={`M${origin} 0v68M${end.after} 0v44`} strokeDasharray="3 3" />
      <path d={`M${origin} ${row.before}H${end.before}m0-7v14`} />
      <path
        className={pens.brass}
        d={`M${origin} ${row.after}H${end.after - 5}m0-6h10v10l-5 13-5-13z`}
      />
      <text y={row.before + 4} fontSize="13">
        before
      </text>
      <text y={row.after + 4} fontSize="13">
        after
      </text>
      <text x={end.before + 13} y={row.before + 6} fontSize="19">
        {before}
      </text>
      <text x={end.after + 13} y={row.after + 6} fontSize="19">
        {after}
      </text>
    </svg>
  )
}
