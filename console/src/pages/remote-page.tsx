import type { LiveRemote } from '../read/now.ts'
import type { ReleaseFacts } from '../read/releases.ts'
import { CanarySection } from './canary-section.tsx'
import { bytesText, Command, Release, Table, Time } from './parts.tsx'

/** What a team asks of its remote: what is live, how the canary does, what the releases are. */
export function RemotePage({ remote, releases }: { remote: LiveRemote; releases: ReleaseFacts[] }) {
  const { name, stable, by, canary } = remote
  return (
    <>
      <h1>{name}</h1>
      <dl className="facts">
        <div>
          <dt>Live</dt>
          <dd>
            <Release id={stable} />
          </dd>
        </div>
        <div>
          <dt>Since (UTC)</dt>
          <dd>{by ? <Time at={by.at} /> : 'longer than the registry tells'}</dd>
        </div>
        <div>
          <dt>By</dt>
          <dd>
            {by ? (
              <>
                {by.author}, key <code>{by.kid.slice(0, 8)}</code>
              </>
            ) : (
              '–'
            )}
          </dd>
        </div>
        <div>
          <dt>A roll back brings</dt>
          <dd>{remote.before ? <Release id={canary ? stable : remote.before} /> : 'nothing'}</dd>
        </div>
      </dl>
      {canary && <CanarySection canary={canary} release={canary.release} />}
      <section aria-labelledby="releases">
        <h2 id="releases">Releases</h2>
        <Table
          caption={`Releases of ${name}, the newest first`}
          heads={[
            'Release',
            'Visitors',
            'Kit',
            'For browsers',
            'Beside the one before',
            'Kit names',
          ]}
          empty="The store has none that can be read."
          rows={releases.map((release) => ({
            key: release.id,
            cells: releaseCells(release, remote),
          }))}
        />
      </section>
      <section aria-labelledby="steer">
        <h2 id="steer">Steer it</h2>
        <ul role="list" className="commands">
          {commandsFor(remote, releases).map((command) => (
            <Command key={command.title} {...command} />
          ))}
        </ul>
      </section>
    </>
  )
}

function releaseCells(release: ReleaseFacts, { name, stable, canary }: LiveRemote) {
  const { id, liveSince, kit, files, bytes, kitNames, change } = release
  const share = id === stable ? 'everybody' : id === canary?.release ? `${canary.percent} %` : null
  return [
    <a key="id" href={`/remotes/${name}/${id}`}>
      <Release id={id} />
    </a>,
    share ?? (liveSince ? <Time key="at" at={liveSince} /> : 'none yet'),
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

/** What can be done with the remote as it is; the command line says the same. */
function commandsFor({ name, stable, canary, before }: LiveRemote, releases: ReleaseFacts[]) {
  const next = releases.find(({ id }) => id !== stable)?.id ?? '<release>'
  const tool = 'npm run delivery --'
  const back = `Undone by ${tool} rollback ${name}.`
  if (canary)
    return [
      {
        title: 'Give the canary to everybody',
        line: `${tool} promote ${name} ${canary.release}`,
        effect: `Every visitor will get ${name} ${canary.release} instead of ${stable}.`,
        undo: back,
      },
      {
        title: 'End the canary',
        line: `${tool} rollback ${name}`,
        effect: `Everybody gets ${stable}, at once.`,
        undo: `Undone by ${tool} promote ${name} ${canary.release} --percent ${canary.percent || 5}.`,
      },
    ]
  return [
    {
      title: 'See a release before anybody else',
      line: `${tool} preview ${name} ${next}`,
      effect: 'Prints a link that shows the site with it for a day, to whoever has the link.',
      undo: 'Visitors get what they got.',
    },
    {
      title: 'Try a release',
      line: `${tool} promote ${name} ${next} --percent 5`,
      effect:
        'Five of a hundred visitors will get it; it is taken back by itself when it is worse.',
      undo: back,
    },
    {
      title: 'Give a release to everybody',
      line: `${tool} promote ${name} ${next}`,
      effect: `Every visitor will get it instead of ${stable}.`,
      undo: back,
    },
    ...(before
      ? [
          {
            title: 'Roll back',
            line: `${tool} rollback ${name}`,
            effect: `Everybody gets ${before} instead of ${stable}, at once.`,
            undo: `Undone by ${tool} promote ${name} ${stable}.`,
          },
        ]
      : []),
  ]
}
