import type { CompositionLock } from 'shared-ui/contract'
import { previewed } from './previewed.ts'
import styles from './preview-banner.module.css'

/**
 * Says over everything else that this visitor sees releases that nobody else does, and offers the way out. A form of
 * the document, not of the router: leaving changes the composition, so the document has to come anew.
 */
export function PreviewBanner({ lock }: { lock: CompositionLock }) {
  const names = previewed(lock)
    .map(([name, release]) => `${name} ${release.slice(0, 8)}…`)
    .join(', ')
  return (
    <aside aria-label="Preview" className={`pl-apart ${styles.bar}`} data-print="no">
      <p className={styles.text}>Preview: {names} Only you see this.</p>
      <form method="post" action="/_preview/leave">
        <button type="submit" className={styles.leave}>
          Leave preview
        </button>
      </form>
    </aside>
  )
}
