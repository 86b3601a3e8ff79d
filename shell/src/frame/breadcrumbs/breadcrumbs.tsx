import { Container, StructuredData, structuredData, useSite, withoutEndSlash } from 'shared-ui'
import { readCrumbs } from 'shared-ui/contract'
import { Link, useLocation, useMatches } from 'shared-ui/provider/router'
import { useSitePlan } from '../../site/use-site-plan.ts'
import { breadcrumbTrail } from './breadcrumb-trail.ts'
import styles from './breadcrumbs.module.css'

/** Where the page stands in the site; on every page but the home page. */
export function Breadcrumbs() {
  const site = useSite()
  const { pathname } = useLocation()
  const page = useMatches().at(-1)
  const { labels } = useSitePlan().content
  const trail = breadcrumbTrail(pathname, labels, readCrumbs(page?.handle, page?.loaderData))
  if (trail.length === 0) return null
  const steps = trail.map(({ label, to }) => ({ label, path: to ?? withoutEndSlash(pathname) }))
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs} data-print="no">
      <StructuredData data={structuredData.breadcrumbList(site, steps)} />
      <Container>
        <ol role="list" className={styles.list}>
          {trail.map(({ label, to }, index) => (
            <li key={index} className={styles.crumb}>
              {to ? (
                <Link to={to}>{label}</Link>
              ) : (
                <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{label}</span>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  )
}
