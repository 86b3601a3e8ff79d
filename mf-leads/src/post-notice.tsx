import type { Notice } from './posted-form.ts'
import styles from './post-notice.module.css'

/** What became of a form that was posted without JavaScript, in the words of the notification. */
export function PostNotice({ title, message }: Notice) {
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.title}>{title}</p>
      <p>{message}</p>
    </div>
  )
}
