import { pens } from 'shared-ui'
import styles from './brass-measure.module.css'

interface BrassMeasureProps {
  left: number
  right: number
  y: number
  /** How far the lines at its two ends reach over and under it. */
  ends: { over: number; under: number }
}

/** A width, dimensioned in brass on a `Sheet`. */
export function BrassMeasure({ left, right, y, ends }: BrassMeasureProps) {
  const end = `${y - ends.over}v${ends.over + ends.under}`
  return (
    <>
      <path className={pens.fine} d={`M${left} ${end}M${right} ${end}`} />
      <path className={styles.line} d={`M${left} ${y}H${right}`} />
      <path className={styles.tip} d={`m${left} ${y} 8-3.5v7zM${right} ${y}l-8-3.5v7z`} />
    </>
  )
}
