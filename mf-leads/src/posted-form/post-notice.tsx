import type { Notice } from './form-answer.ts'
import styles from './post-notice.module.css'

/** What became of a form that was posted without JavaScript, in the words of the notification. */
export function PostNotice({ title, message, tone }: Notice) {
  return (
    <div
      role={tone === 'success' ? 'status' : 'alert'}
      className={`${styles.notice} ${styles[tone]}`}
    >
      <p className={styles.title}>{title}</p>
      <p>{message}</p>
    </div>
  )
}
