import styles from './rating-scale.module.css'

const left = 5
const unit = 90

/** A ruler from 0 to 5 with the bob hanging at the rating. The words beside it say the same. */
export function RatingScale({ value }: { value: number }) {
  const x = left + value * unit
  return (
    <svg className={styles.scale} viewBox="0 0 460 64" width="460" height="64" aria-hidden="true">
      <path d={ruler} />
      {[0, 1, 2, 3, 4, 5].map((mark) => (
        <text key={mark} className={styles.note} x={left + mark * unit} y="62">
          {mark}
        </text>
      ))}
      <path className={styles.line} d={`M${x} 0v8`} />
      <path className={styles.bob} d={`M${x - 4} 8h8v8l-4 12-4-12z`} />
    </svg>
  )
}

const ruler = Array.from({ length: 51 }, (_, tenth) => {
  const height = tenth % 10 === 0 ? 14 : tenth % 5 === 0 ? 10 : 6
  return `M${left + (tenth * unit) / 10} 44v-${height}`
})
  .join('')
  .concat(`M${left} 44h${5 * unit}`)
