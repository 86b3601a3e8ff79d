import type { LiveRemote, Now } from '../read/now.ts'
import { authorsOf, Canary, Release, Section, Table, Time } from './parts.tsx'

interface NowPageProps {
  now: Now
  /** Why nothing can be done here. */
  hindrance: string | null | undefined
  /** Who may nothing any more soon. */
  expiring: readonly { called: string; expires: string }[]
}

/** One line a remote, and on top what somebody should look at. */
export function NowPage({ now, hindrance, expiring }: NowPageProps) {
  const needs = now.remotes.filter(needOf)
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
        {!hindrance && needs.length + expiring.length === 0 ? (
          <p className="soft">Nothing: no canary runs, and none was taken back.</p>
        ) : (
          <ul className="needs">
            {hindrance && <li>{hindrance}.</li>}
            {needs.map((remote) => (
              <li key={remote.name}>
                <a href={`/remotes/${remote.name}`}>{remote.name}</a>: {needOf(remote)}
              </li>
            ))}
            {expiring.map(({ called, expires }) => (
              <li key={called}>
                The rights of {called} end at <Time at={expires} /> UTC
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
          rows={[...now.remotes.map(cellsOf), ...now.retired.map(cellsOfRetired)]}
        />
      </Section>
    </>
  )
}

function cellsOfRetired(change: Now['retired'][number]) {
  const name = <a href={`/history/${change.sequence}`}>{change.remote}</a>
  return [name, 'none: retired', <Time key="at" at={change.at} />, authorsOf(change), 'none', '–']
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
