import type { Notice } from './form-answer.ts'
import styles from './post-notice.module.css'

/** What became of a form, in the words of the notification: where that was told, it stays when the notification goes. */
export function PostNotice({ title, message, tone, isTold }: Notice & { isTold?: boolean }) {
  const role = tone === 'success' ? 'status' : 'alert'
  return (
    <div role={isTold ? undefined : role} className={`${styles.notice} ${styles[tone]}`}>
      <p className={styles.title}>{title}</p>
      <p>{message}</p>
    </div>
  )
}
