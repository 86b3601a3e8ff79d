import { useNavigation } from 'shared-ui/provider/router'
import styles from './progress-bar.module.css'

/** A thin line along the top while the next page loads; quick pages never show it. */
export function ProgressBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={styles.bar} aria-hidden="true" />
}
