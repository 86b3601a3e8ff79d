import { SubSection, TickList } from 'shared-ui'
import type { QuestionLevel } from './interview-questions.ts'
import styles from './sample-questions.module.css'

/** Interview questions, one block a level. */
export function SampleQuestions({ levels }: { levels: QuestionLevel[] }) {
  return (
    <SubSection title="Sample Interview Questions">
      <div>
        {levels.map(({ level, questions }) => (
          <div key={level} className={styles.level}>
            <h3 className={styles.name}>{level}</h3>
            <TickList items={questions} ordered />
          </div>
        ))}
      </div>
    </SubSection>
  )
}
