import type { VerifiedChange } from 'delivery'
import { choicesOf, facets, matching, type Filter } from '../read/history.ts'
import { authorsOf, Release, Table, Time } from './parts.tsx'

const perPage = 100
const labels = { remote: 'Remote', author: 'Author', action: 'Action' }

interface HistoryPageProps {
  history: readonly VerifiedChange[]
  filter: Filter
  page: number
}

/** Who did what. */
export function HistoryPage({ history, filter, page }: HistoryPageProps) {
  const found = matching(history, filter)
  const shown = found.slice((page - 1) * perPage, page * perPage)
  const query = (to: number) =>
    `/history?${new URLSearchParams({
      ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value)),
      page: String(to),
    }).toString()}`
  return (
    <>
      <h1>History</h1>
      <form className="filter" action="/history">
        {facets.map((name) => (
          <label key={name}>
            {labels[name]}
            <select name={name} defaultValue={filter[name] ?? ''}>
              <option value="">any</option>
              {choicesOf(history, name).map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit">Show</button>
      </form>
      <p className="soft">
        {found.length === history.length
          ? `${history.length} changes`
          : `${found.length} of ${history.length} changes`}
      </p>
      <Table
        caption="Changes, the newest first"
        heads={['Change', 'At (UTC)', 'What', 'Release', 'By', 'Why']}
        empty="No change is like that."
        rows={shown.map((change) => [
          <a href={`/history/${change.sequence}`}>{change.sequence}</a>,
          <Time at={change.at} />,
          wordsFor(change),
          change.release ? <Release id={change.release} /> : '–',
          authorsOf(change),
          change.reason ?? '',
        ])}
      />
      <nav aria-label="Pages of the history" className="pages">
        {page > 1 && <a href={query(page - 1)}>Newer</a>}
        {found.length > page * perPage && <a href={query(page + 1)}>Older</a>}
      </nav>
    </>
  )
}

/** `canary of resources, 5 %` */
export function wordsFor({ action, remote, percent }: VerifiedChange): string {
  return `${action} ${remote}${percent === undefined ? '' : `, ${percent} %`}`
}
