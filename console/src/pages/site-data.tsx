import type { SiteData, SiteItem } from 'delivery'
import { Table, Time } from './parts.tsx'

/** What every page shows of where things are, as it was released. */
export function SiteDataSections({ site }: { site: SiteData }) {
  const { header, footer, notice, prefixes } = site
  return (
    <>
      <section aria-labelledby="navigation">
        <h2 id="navigation">Navigation</h2>
        <div className="facts">
          {[...header, ...footer].map((entry, index) => (
            <div key={index}>
              <h3>{entry.label}</h3>
              {'links' in entry ? (
                <ul>
                  {entry.links.map((item) => (
                    <Item key={'offer' in item ? item.offer : item.to} item={item} />
                  ))}
                </ul>
              ) : (
                <code>{entry.to}</code>
              )}
            </div>
          ))}
        </div>
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

/** A remote may offer links of its own: what they lead to stands in its release. */
function Item({ item }: { item: SiteItem }) {
  return 'offer' in item ? (
    <li>
      offered by a remote: <code>{item.offer}</code>
    </li>
  ) : (
    <li>
      {item.label} <code>{item.to}</code>
    </li>
  )
}
