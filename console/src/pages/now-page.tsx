import type { LiveRemote, Now } from '../read/now.ts'
import { Canary, Release, Section, Table, Time } from './parts.tsx'

/** One line a remote, and on top what somebody should look at. */
export function NowPage({ now }: { now: Now }) {
  const needs = now.remotes
    .map((remote) => ({ name: remote.name, text: needOf(remote) }))
    .filter(({ text }) => text)
  return (
    <>
      <h1>Now</h1>
      <p className="soft">
        {now.at ? (
          <>
            Change {now.sequence}, <Time at={now.at} /> UTC
          </>
        ) : (
          'Nothing was released yet.'
        )}
      </p>
      <Section id="needs" title="What needs you">
        {needs.length === 0 ? (
          <p className="soft">Nothing: no canary runs, and none was taken back.</p>
        ) : (
          <ul className="needs">
            {needs.map(({ name, text }) => (
              <li key={name}>
                <a href={`/remotes/${name}`}>{name}</a>: {text}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section id="live" title="What visitors get">
        <Table
          caption="What visitors get of each remote"
          heads={['Remote', 'Release', 'Since (UTC)', 'By', 'Canary', 'Health']}
          empty="No remote is live yet."
          rows={now.remotes.map((remote) => ({ key: remote.name, cells: cellsOf(remote) }))}
        />
      </Section>
    </>
  )
}

function cellsOf({ name, stable, by, canary, withdrawn }: LiveRemote) {
  return [
    <a href={`/remotes/${name}`}>{name}</a>,
    <Release id={stable} />,
    by ? <Time at={by.at} /> : '–',
    by?.author ?? '–',
    <Canary canary={canary} />,
    canary?.note ?? (withdrawn ? 'canary taken back' : 'as it was'),
  ]
}

function needOf({ canary, withdrawn }: LiveRemote): string | null {
  if (withdrawn) return `its canary ${withdrawn.release} was taken back: ${withdrawn.reason}`
  return canary && `${canary.percent} % of visitors get ${canary.release}; ${canary.note}`
}
