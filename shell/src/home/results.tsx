import { Section, StatList } from 'shared-ui'
import { furtherResults, rating, results } from './home-content.ts'
import { RatingScale } from './rating-scale.tsx'
import styles from './results.module.css'

/** The results band: four figures large, the rest in one quiet row, and the rating where it lies on its scale. */
export function Results() {
  return (
    <Section panel eyebrow="03 — Measured" title="Results that hold up when you check them">
      <StatList stats={results} />
      <dl className={styles.further}>
        {furtherResults.map(({ label, value, description }) => (
          <div key={label} className={`pl-remark ${styles.figure}`}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <figure className={styles.rating}>
        <RatingScale value={rating.value} />
        <figcaption>
          Rated{' '}
          <strong className={styles.measure}>
            {rating.value} out of {rating.best}
          </strong>{' '}
          from {rating.reviews} reviews of the firm
        </figcaption>
      </figure>
    </Section>
  )
}
