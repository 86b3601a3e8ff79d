import { useEffect } from 'react'
import { Card, CardGrid, Eyebrow, PageBody, Seo } from 'shared-ui'
import { Link, useLocation } from 'shared-ui/provider/router'
import { useSitePlan } from '../site/use-site-plan.ts'
import styles from './not-found-page.module.css'

/** An address that no page has: says so, and offers ways on. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const { lost } = useSitePlan().content

  useEffect(() => console.error('Page not found:', pathname), [pathname])

  return (
    <>
      <Seo title="Page Not Found" description="The requested page could not be found." noindex />
      <PageBody>
        <div className={`pl-stack ${styles.head}`}>
          <Eyebrow>404 — off the line</Eyebrow>
          <h1>Page Not Found</h1>
          <p className="pl-lead">
            Nothing hangs at this address. The page may have moved, or the link that led here has a
            slip in it. These are good places to go on from, or <Link to="/search">search</Link> for
            what you came for.
          </p>
        </div>
        <CardGrid>
          {lost.map(({ label, to, note }) => (
            <Card key={to} level={2} title={label} to={to}>
              {note && <p>{note}</p>}
            </Card>
          ))}
        </CardGrid>
      </PageBody>
    </>
  )
}

export { NotFoundPage as Component }
