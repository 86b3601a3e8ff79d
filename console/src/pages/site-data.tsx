import type { SiteData, SiteItem } from 'delivery'
import type { Draft } from '../site-data/draft.ts'
import { Section, Table, Time } from './parts.tsx'

/** What every page shows of where things are, as it was released. */
export function SiteDataSections({ site }: { site: SiteData }) {
  const { notice, prefixes } = site
  return (
    <>
      <section aria-labelledby="preview">
        <Navigation draft={site} />
      </section>
      <Section id="notice" title="Notice">
        {notice ? (
          <p>
            {notice.text} (<Time at={notice.from} /> to <Time at={notice.until} /> UTC)
          </p>
        ) : (
          <p className="soft">None.</p>
        )}
      </Section>
      <Section id="owners" title="Whose pages are where">
        <Table
          caption="First path segments and their remotes"
          heads={['Pages under', 'Remote']}
          empty="No remote has pages."
          rows={Object.entries(prefixes).map(([prefix, remote]) => [`/${prefix}`, remote])}
        />
      </Section>
    </>
  )
}

/** The navigation in the order that visitors see, its menus open. */
export function Navigation({ draft }: { draft: Draft }) {
  const { header, getStarted, footer, legal, lost } = draft
  const menus = [
    ...[...header, ...footer].flatMap((entry) => ('links' in entry ? entry : [])),
    { label: 'Small print', links: [legal] },
    { label: 'Page that is not there', links: lost },
  ]
  return (
    <>
      <h2 id="preview">Navigation, as visitors see it</h2>
      <ul role="list" className="bar">
        {[...header, getStarted].map((entry, index) => (
          <li key={index}>
            {entry.label} {'links' in entry && '▾'}
          </li>
        ))}
      </ul>
      <div className="facts">
        {menus.map(({ label, links }, index) => (
          <div key={index} className="command">
            <h3>{label}</h3>
            <ul role="list">{links.map(line)}</ul>
          </div>
        ))}
      </div>
    </>
  )
}

/** A remote may offer links of its own: what they lead to stands in its release. */
const line = (item: SiteItem, index: number) => (
  <li key={index}>
    {'offer' in item ? `what ${item.offer} offers` : item.label}
    {'note' in item && <div className="soft">{item.note}</div>}
  </li>
)
