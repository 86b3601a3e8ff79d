import type { SiteData, SiteItem, SiteMenu } from 'delivery'
import type { Draft } from '../site-data/draft.ts'
import { Table, Time } from './parts.tsx'

/** What is live offers of its own: `<remote>/<name>` → what it is called there, and where it leads. */
export type Offered = ReadonlyMap<string, { label: string; to: string; note?: string | undefined }>

/** What every page shows of where things are, as it was released. */
export function SiteDataSections({
  site,
  ...shown
}: {
  site: SiteData
  offered: Offered
  siteUrl: string
}) {
  const { notice, prefixes } = site
  return (
    <>
      <section aria-labelledby="navigation">
        <h2 id="navigation">Navigation</h2>
        <Navigation draft={site} {...shown} />
      </section>
      <section aria-labelledby="notice">
        <h2 id="notice">Notice</h2>
        {notice ? (
          <p>
            {notice.text} (<Time at={notice.from} /> to <Time at={notice.until} /> UTC)
          </p>
        ) : (
          <p className="soft">None.</p>
        )}
      </section>
      <section aria-labelledby="owners">
        <h2 id="owners">Whose pages are where</h2>
        <Table
          caption="Whose pages are where"
          heads={['Pages under', 'Remote']}
          empty="No remote has pages."
          rows={Object.entries(prefixes).map(([prefix, remote]) => ({
            key: prefix,
            cells: [`/${prefix}`, remote],
          }))}
        />
      </section>
    </>
  )
}

/** The navigation as visitors see it, its menus open. */
export function Navigation({
  draft: { header, getStarted, footer, legal, lost },
  offered,
  siteUrl,
}: {
  draft: Draft
  offered: Offered
  siteUrl: string
}) {
  const menu = ({ label, links }: SiteMenu, index: number) => (
    <li key={index} className="command">
      <h4>{label}</h4>
      {list(links)}
    </li>
  )
  const list = (items: readonly SiteItem[]) => <ul role="list">{items.map(line)}</ul>
  const line = (item: SiteItem, index: number) => {
    const found = 'offer' in item ? offered.get(item.offer) : item
    // What nobody offers is left out of the site, too.
    if (!found) return null
    const { label, to, note } = found
    return (
      <li key={index}>
        {/^\/(?!\/)/.test(to) ? <a href={siteUrl + to}>{label}</a> : label}
        {note && <span className="soft">{note}</span>}
      </li>
    )
  }
  return (
    <div className="navigation command">
      <h3>Header</h3>
      <ul role="list" className="bar">
        {header.map((entry, index) =>
          'links' in entry ? <li key={index}>{entry.label} ▾</li> : line(entry, index),
        )}
        {line(getStarted, header.length)}
      </ul>
      <ul role="list" className="menus">
        {header.flatMap((entry, index) => ('links' in entry ? menu(entry, index) : []))}
      </ul>
      <h3>Footer</h3>
      <ul role="list" className="menus">
        {footer.map(menu)}
      </ul>
      {list([legal])}
      <h3>Page that is not there</h3>
      {list(lost)}
    </div>
  )
}
