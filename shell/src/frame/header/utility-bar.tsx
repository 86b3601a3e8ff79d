import { Container } from 'shared-ui'
import { Link } from 'shared-ui/provider/router'
import { ColorSchemeToggle } from './color-scheme-toggle.tsx'
import styles from './utility-bar.module.css'

/** The slim bar over the header: when we answer, and how to write. */
export function UtilityBar() {
  return (
    <aside aria-label="Office hours" className={`pl-note ${styles.bar}`} data-print="no">
      <Container className={styles.inner}>
        <p className={styles.hours}>
          <span className={styles.days}>Monday to Friday, </span>8:00 AM to 6:00 PM CST
        </p>
        <Link to="/contact" className={styles.link}>
          Write to us
        </Link>
        <ColorSchemeToggle />
      </Container>
    </aside>
  )
}
