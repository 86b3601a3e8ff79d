import { Container, EmptyState, PageHero, Seo, unavailable } from 'shared-ui'
import { Link, useLoaderData, type LoaderFunctionArgs } from 'shared-ui/provider/router'
import { findEntries, type SearchGroup } from './find-entries.ts'
import { SearchForm } from './search-form.tsx'
import { readSearchIndex } from './search-index.ts'
import { countText, maxQueryLength } from './search-words.ts'
import styles from './search-page.module.css'

/** Reads the question from the address, `?q=`; where nothing is asked or found, the pages that lead to all others are. */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('q') ?? ''
  const query = asked.trim().slice(0, maxQueryLength)
  const failed = unavailable(
    'Search Not Available',
    'The search did not load. The menu above leads to every part.',
  )
  const entries = await readSearchIndex().catch(query ? failed : () => [])
  const groups = query ? findEntries(entries, query) : []
  const parts = entries.filter(({ path }) => path.lastIndexOf('/') === 0)
  return { query, groups, parts: groups.length > 0 ? [] : parts }
}

export function Component() {
  const { query, groups, parts } = useLoaderData<typeof loader>()
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
            {query && foundText(groups, query)}
          </p>
          {query && groups.length === 0 && (
            <EmptyState title="No page matches" message="Try fewer or other words." />
          )}
          <Results groups={[...groups, { kind: 'Parts of the site', entries: parts }]} />
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
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ kind, entries }) => (
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

const idOf = (kind: string): string => kind.toLowerCase().replaceAll(' ', '-')

export { RouteError as ErrorBoundary } from 'shared-ui'
