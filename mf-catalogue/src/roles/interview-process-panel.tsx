import { DefinitionPanel } from 'shared-ui'
import type { InterviewProcess } from './roles.ts'
import styles from './interview-process-panel.module.css'
import notes from './note.module.css'

/** Rounds in their order, and how long they take together. */
export function InterviewProcessPanel({
  process: { rounds, duration },
}: {
  process: InterviewProcess
}) {
  const isOpen = rounds.length === 0 && duration === null
  return (
    <DefinitionPanel title="Typical Interview Process">
      {rounds.length > 0 && (
        <ol role="list">
          {rounds.map((round, index) => (
            <li key={index} className={styles.round}>
              <span className={notes.note}>Round {index + 1}</span>
              <span>{round}</span>
            </li>
          ))}
        </ol>
      )}
      {duration && (
        <dl className={styles.duration}>
          <dt className={notes.note}>Average Duration</dt>
          <dd>{duration}</dd>
        </dl>
      )}
      {isOpen && <p>Agreed with the hiring team before the first call.</p>}
    </DefinitionPanel>
  )
}
