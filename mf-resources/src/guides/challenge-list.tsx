import styles from './challenge-list.module.css'

interface ChallengeListProps {
  items: readonly { challenge: string; solution: string }[]
}

/** What goes wrong, each with what to do about it. */
export function ChallengeList({ items }: ChallengeListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ challenge, solution }) => (
        <div key={challenge} className={styles.item}>
          <dt className={styles.challenge}>{challenge}</dt>
          <dd className={styles.solution}>{solution}</dd>
        </div>
      ))}
    </dl>
  )
}
