import { BackToTop } from '../../src/index.ts'
import styles from './tall-page.module.css'

/** Five screens high, and nothing on them but the way back. */
export function TallPage() {
  return (
    <div className={styles.page}>
      <BackToTop />
    </div>
  )
}
