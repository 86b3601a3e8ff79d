import { Badge, BadgeList, Container, EmptyState, PageHero, Seo, unavailable } from 'shared-ui'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'shared-ui/provider/router'
import { findEntries, type SearchGroup } from './find-entries.ts'
import { parts } from './search-content.ts'
import { SearchForm } from './search-form.tsx'
import { readSearchIndex } from './search-index.ts'
import { countText, maxQueryLength } from './search-words.ts'
import styles from './search-page.module.css'

/** Reads the question from the address, `?q=`; without one there is nothing to find. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('q') ?? ''
  const query = asked.trim().slice(0, maxQueryLength)
  if (!query) return { query, groups: null }
  const entries = await readSearchIndex().catch(
    unavailable(
      'Search Not Available',
      'The search did not load. The menu above leads to every part.',
    ),
  )
  return { query, groups: findEntries(entries, query) }
}

export function Component() {
  const { query, groups } = useLoaderData<typeof loader>()
  return (
    <>
      <Seo
        title={query ? `Search: ${query}` : 'Search'}
        description="Search services, technologies, roles, articles and the glossary."
        noindex
      />
      <PageHero
        title="Search"
        lead="Services, industries, technologies, locations, roles, articles and the glossary."
        actions={<SearchForm query={query} />}
      />
      <div className={styles.results}>
        <Container>
          <p role="status" className={`pl-note ${styles.found}`}>
            {groups ? foundText(groups, query) : 'Or look through the parts of the site'}
          </p>
          {groups ? <Results groups={groups} /> : <Parts />}
        </Container>
      </div>
    </>
  )
}

function foundText(groups: SearchGroup[], query: string): string {
  const total = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  const count = countText({ shown: total, total }, query)
  return total > 0 ? `${count} for “${query}”` : count
}

function Results({ groups }: { groups: SearchGroup[] }) {
  if (groups.length === 0)
    return (
      <EmptyState
        title="No page matches"
        message="Try fewer or other words, or look through the parts of the site."
        action={<Parts />}
      />
    )
  return groups.map(({ kind, entries }) => (
    <section
      key={kind}
      className={`pl-stack ${styles.group}`}
      aria-labelledby={`results-${idOf(kind)}`}
    >
      <h2 id={`results-${idOf(kind)}`} className={styles.kind}>
        {kind}
      </h2>
      <ul role="list" className="pl-stack">
        {entries.map(({ title, path, text }) => (
          <li key={path} className={styles.result}>
            <Link to={path}>{title}</Link>
            {text && <p className={`pl-remark ${styles.text}`}>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  ))
}

const Parts = () => (
  <BadgeList label="Parts of the site">
    {parts.map(({ label, to }) => (
      <Badge key={to}>
        <Link to={to}>{label}</Link>
      </Badge>
    ))}
  </BadgeList>
)

const idOf = (kind: string): string => kind.toLowerCase().replaceAll(' ', '-')

export { RouteError as ErrorBoundary } from 'shared-ui'
