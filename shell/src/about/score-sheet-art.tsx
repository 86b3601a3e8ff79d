import { pens } from 'shared-ui'
import styles from './score-sheet-art.module.css'

const left = 92
const unit = 56

/** What two interviewers gave the same candidate on five counts; the one place they differ is the one to talk about. */
const rows = [
  { first: 3, second: 3 },
  { first: 2, second: 2 },
  { first: 4, second: 4 },
  { first: 2, second: 4 },
  { first: 3, second: 3 },
]

/** The firm's working drawing: a score sheet filled in twice, hung from the plumb line. */
export function ScoreSheetArt() {
  return (
    <svg className={pens.sheet} viewBox="0 0 320 260" width="320" height="260" aria-hidden="true">
      <path className={pens.fine} d="M8 24V8h16M296 8h16v16M312 236v16h-16M24 252H8v-16" />
      {[1, 2, 3, 4].map((score) => (
        <text key={score} className={styles.note} x={left + (score - 1) * unit} y="38">
          {score}
        </text>
      ))}
      {rows.map(({ first, second }, index) => (
        <Row key={index} y={64 + index * 36} first={first} second={second} />
      ))}
      <path className={pens.fine} d="M30 46h252M30 226h252" />
    </svg>
  )
}

function Row({ y, first, second }: { y: number; first: number; second: number }) {
  const [a, b] = [first, second].map((score) => left + (score - 1) * unit) as [number, number]
  return (
    <>
      <path className={pens.fine} d={`M30 ${y - 5}h36M30 ${y + 5}h22`} />
      <path className={styles.scale} d={`M${left} ${y}h${3 * unit}`} />
      <path className={styles.scale} d={ticks(y)} />
      {a === b ? (
        <>
          <circle className={styles.dot} cx={a} cy={y} r="6" />
          <circle cx={a} cy={y} r="10" />
        </>
      ) : (
        <>
          <path className={styles.brass} d={`M${a + 10} ${y}H${b - 10}`} />
          <path className={styles.arrow} d={`M${a + 8} ${y}l9-4v8zM${b - 8} ${y}l-9-4v8z`} />
          <circle className={styles.open} cx={a} cy={y} r="6" />
          <circle className={styles.open} cx={b} cy={y} r="6" />
        </>
      )}
    </>
  )
}

const ticks = (y: number) =>
  [0, 1, 2, 3].map((step) => `M${left + step * unit} ${y - 4}v8`).join('')
