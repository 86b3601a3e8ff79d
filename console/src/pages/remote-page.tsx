import { visitorsOf, type LiveRemote } from '../read/now.ts'
import type { Refusal, RegistryChange } from 'delivery'
import type { ReactNode } from 'react'
import type { ReleaseFacts } from '../read/releases.ts'
import { previewOf, usualDeeds } from '../steer/deeds.ts'
import type { DatedFigure } from '../field/figures.ts'
import { CanaryCurve } from './canary-curve.tsx'
import { KeptAway } from './field-cells.tsx'
import { CanarySection } from './canary-section.tsx'
import type { Rights } from './parts.tsx'
import { authorsOf, bytesText, Command, Deeds, Release, Section, Table, Time } from './parts.tsx'

interface RemotePageProps {
  remote: LiveRemote
  releases: ReleaseFacts[]
  /** How many more there are that nobody tried. */
  more: number
  /** Candidates that its gate refused last. */
  refusals: readonly Refusal[]
  /** What was counted since its canary began; null without one. */
  curve: { figures: readonly DatedFigure[]; isWhole: boolean } | null
  rights: Rights
  /** What they did just now. */
  done: RegistryChange | undefined
}

/** What a team asks of its remote: what is live, how the canary does, what the releases are. */
export function RemotePage(props: RemotePageProps) {
  const { remote, releases, more, refusals, curve, rights, done } = props
  const { name, stable, canary, withdrawn } = remote
  const next = releases.find(({ id }) => id !== stable)?.id
  const shown = next && !canary ? [previewOf(name, next)] : []
  return (
    <>
      <h1>{name}</h1>
      {done && (
        <p className="done" role="status">
          Done: <a href={`/history/${done.sequence}`}>change {done.sequence}</a>, {done.action}{' '}
          {done.release && <Release id={done.release} />} by {done.author}.
        </p>
      )}
      {withdrawn && (
        <p className="failure">
          Canary <Release id={withdrawn.release} /> was taken back: {withdrawn.reason}
        </p>
      )}
      <dl className="facts">
        {factsOf(remote).map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {canary && (
        <CanarySection canary={canary} release={canary.release}>
          {curve?.isWhole === false && <KeptAway />}
          {curve && <CanaryCurve figures={curve.figures} canary={canary.release} stable={stable} />}
        </CanarySection>
      )}
      <Section id="releases" title="Releases">
        {more > 0 && (
          <p className="soft">
            {more} more were never tried, and are not shown:{' '}
            <Command line="npm run delivery -- prune" /> removes what nobody needs.
          </p>
        )}
        <Table
          caption={`Releases of ${name}, the newest first`}
          heads={['Release', 'Published (UTC)', 'Visitors', 'Kit', ...sizeHeads]}
          empty="None was published, or none can be read."
          rows={releases.map((release) => releaseCells(release, remote))}
        />
      </Section>
      {refusals.length > 0 && (
        <Section id="refused" title="Refused">
          {refusals.map(({ release, at, by, reasons }) => (
            <details key={release} name="refused">
              <summary>
                <Release id={release} />, <Time at={at.toISOString()} /> by {by}
              </summary>
              <ul className="notes">
                {reasons.map((reason, index) => (
                  <li key={index}>{reason}</li>
                ))}
              </ul>
            </details>
          ))}
        </Section>
      )}
      <Deeds deeds={[...shown, ...usualDeeds(remote, next)]} remote={name} rights={rights} />
    </>
  )
}

function factsOf({ stable, by, canary, before }: LiveRemote): [string, ReactNode][] {
  const back = canary ? stable : before
  return [
    ['Live', <Release id={stable} />],
    ['Since (UTC)', by ? <Time at={by.at} /> : 'longer than the registry tells'],
    ['By', by ? authorsOf(by) : '–'],
    ['A roll back brings', back === undefined ? 'nothing' : <Release id={back} />],
  ]
}

/** Of what it weighs, and takes of the kit. */
const sizeHeads = ['For browsers', 'Beside the one before', 'Kit names']

function releaseCells(release: ReleaseFacts, remote: LiveRemote) {
  const { id, publishedAt, by, wasTried, kit, files, bytes, kitNames, change } = release
  return [
    <a href={`/remotes/${remote.name}/${id}`}>
      <Release id={id} />
    </a>,
    <>
      <Time at={publishedAt} /> by {by}
    </>,
    visitorsOf(id, remote) ?? (wasTried ? 'none any more' : 'none yet'),
    kit,
    `${files} files, ${bytesText(bytes)}`,
    change
      ? `${change.files} new files, ${change.bytes < 0 ? '−' : '+'}${bytesText(Math.abs(change.bytes))}`
      : '–',
    kitChange(kitNames, change),
  ]
}

function kitChange(names: readonly string[], change: ReleaseFacts['change']): string {
  const gained = change?.gained.map((name) => `+ ${name}`) ?? []
  const lost = change?.lost.map((name) => `− ${name}`) ?? []
  return [`${names.length}`, ...gained, ...lost].join(', ')
}
