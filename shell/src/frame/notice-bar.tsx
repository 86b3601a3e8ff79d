import { Container } from 'shared-ui'
import { Link } from 'shared-ui/provider/router'
import { useSitePlan } from '../site/use-site-plan.ts'
import styles from './notice-bar.module.css'

/** What the firm has to say on every page, for as long as it stands. */
export function NoticeBar() {
  const { notice } = useSitePlan().content
  if (!notice) return null
  const { text, link } = notice
  return (
    <aside aria-label="Notice" className={styles.bar} data-print="no">
      <Container className={styles.inner}>
        <p>{text}</p>
        {link && (
          <Link to={link.to} className={styles.link}>
            {link.label}
          </Link>
        )}
      </Container>
    </aside>
  )
}
