import styles from './challenge-list.module.css'

/** What goes wrong, each with what to do about it. */
export function ChallengeList({
  items,
}: {
  items: readonly { challenge: string; solution: string }[]
}) {
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
