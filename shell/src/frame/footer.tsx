import { IconBrandGithub, IconBrandLinkedin } from '@tabler/icons-react'
import { Container, useSite } from 'shared-ui'
import { Link } from 'shared-ui/provider/router'
import { useSitePlan } from '../site/use-site-plan.ts'
import styles from './footer.module.css'

/** The ground the line ends on: four columns, a hairline, small print. */
export function Footer() {
  const { name } = useSite()
  const { footer, legal } = useSitePlan().content
  return (
    <footer className={styles.footer} data-print="no">
      <Container className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{name}</p>
          <p>
            Technical interviews and recruitment by people who write software. We measure engineers
            with care and tell you what we found.
          </p>
          <ul role="list" className={styles.social}>
            <li>
              {/* The firm's profiles have no address yet: links without a target. */}
              <span role="link" aria-disabled="true" aria-label="LinkedIn">
                <IconBrandLinkedin size={22} stroke={1.5} aria-hidden="true" />
              </span>
            </li>
            <li>
              <span role="link" aria-disabled="true" aria-label="GitHub">
                <IconBrandGithub size={22} stroke={1.5} aria-hidden="true" />
              </span>
            </li>
          </ul>
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          {footer.map(({ label, links }) => (
            <div key={label} className={styles.column}>
              <h2 className="pl-note">{label}</h2>
              <ul role="list" className={styles.list}>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={`pl-apart ${styles.small}`}>
          <p>
            {/* oxlint-disable-next-line react/purity -- a year is one all along */}©{' '}
            <span suppressHydrationWarning>{new Date().getFullYear()}</span> {name} Technical
            Recruiting
          </p>
          <Link to={legal.to}>{legal.label}</Link>
        </div>
      </Container>
    </footer>
  )
}
