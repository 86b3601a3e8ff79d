import { Sheet, pens } from 'shared-ui'
import { BrassMeasure } from '../brass-measure.tsx'
import type { Measure } from './contents/service-content.ts'
import styles from './service-art.module.css'

const width = 320
const left = 44
const right = width - left
const rule = 186
const divisions = 12
/** How wide a character of the annotation face is, of its size. */
const advance = 0.6
const largest = 76

/** The service's measure, dimensioned on a rule: how long it takes, as a drawing would say it. */
export function ServiceArt({ measure: { value, unit, of } }: { measure: Measure }) {
  const size = Math.floor(Math.min(largest, (right - left) / (value.length * advance)))
  const ticks = Array.from({ length: divisions + 1 }, (_, index) => {
    const x = Math.round(left + (index * (right - left)) / divisions)
    return `M${x} ${rule + 14}v${index % 3 === 0 ? 14 : 8}`
  })
  return (
    <Sheet thin>
      <text className={styles.value} x={width / 2} y={116} fontSize={size}>
        {value}
      </text>
      <text className={styles.unit} x={width / 2} y={152}>
        {unit}
      </text>
      <BrassMeasure left={left} right={right} y={rule} ends={{ over: 12, under: 14 }} />
      <path className={pens.fine} d={`M${left} ${rule + 14}h${right - left}${ticks.join('')}`} />
      <text className={styles.note} x={width / 2} y={rule + 48}>
        {of}
      </text>
    </Sheet>
  )
}
