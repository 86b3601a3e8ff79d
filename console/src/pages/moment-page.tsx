import type { Moment } from '../read/history.ts'
import { wordsFor } from './history-page.tsx'
import { authorsOf, Canary, Release, Section, Table, Time } from './parts.tsx'

/** What visitors got from a change on. */
export function MomentPage({ moment: { change, remotes } }: { moment: Moment }) {
  return (
    <>
      <h1>Change {change.sequence}</h1>
      <p>
        {wordsFor(change)}, by {authorsOf(change)}, <Time at={change.at} /> UTC
        {change.reason ? `: ${change.reason}` : ''}
      </p>
      <Section id="then" title="What visitors got from then on">
        <Table
          caption={`What visitors got after change ${change.sequence}`}
          heads={['Remote', 'Release', 'Canary', 'By this change']}
          empty="Nothing was live."
          rows={remotes.map(({ name, record, isChanged }) => [
            <a href={`/remotes/${name}`}>{name}</a>,
            <Release id={record.stable} />,
            <Canary canary={record.canary} />,
            isChanged ? 'changed' : 'as before',
          ])}
        />
      </Section>
      <p>
        <a href="/history">All changes</a>
      </p>
    </>
  )
}
