import type { CSSProperties } from 'react'
import styles from './stage-timeline.module.css'

export interface Stage {
  title: string
  /** The shorter and the longer time, in minutes. */
  minutes: readonly [number, number]
  description: string
}

/** Stages one after the other along one time scale. The words say all that the bars do, so those are hidden from screen readers. */
export function StageTimeline({ stages }: { stages: readonly Stage[] }) {
  const shortest = sum(stages.map(({ minutes }) => minutes[0]))
  const longest = sum(stages.map(({ minutes }) => minutes[1]))
  return (
    <div style={custom({ '--total': longest })}>
      <ol role="list" className={styles.stages}>
        {stages.map(({ title, minutes: [least, most], description }, index) => (
          <li key={title} className={styles.stage}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.text}>
              <h3>{title}</h3>
              <p className={styles.measure}>
                {least}–{most} minutes
              </p>
              <p className={styles.description}>{description}</p>
            </div>
            <div className={styles.scale} aria-hidden="true">
              <span
                className={styles.bar}
                style={custom({
                  '--start': sum(stages.slice(0, index).map(({ minutes }) => minutes[1])),
                  '--least': least,
                  '--most': most,
                })}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className={`pl-note ${styles.total}`}>
        All five together: {shortest}–{longest} minutes
      </p>
    </div>
  )
}

function custom(properties: Record<`--${string}`, number>): CSSProperties {
  return properties as CSSProperties
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
