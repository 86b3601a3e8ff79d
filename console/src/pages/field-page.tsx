import { visitorsOf, type Now } from '../read/now.ts'
import { sumReleases, type ReleaseFigures, type ShellFacts } from '../read/shells.ts'
import { percentText, Release, Table } from './parts.tsx'

/** Those with the most views: nobody looks at more. */
const maxShown = 200

/** What became of page views, by release: of all shells together. */
export function FieldPage({ shells, now }: { shells: readonly ShellFacts[]; now: Now }) {
  const telling = shells.filter(({ figures }) => figures)
  const all = sumReleases(telling.flatMap(({ figures }) => figures?.releases ?? []))
  const releases = all.toSorted((a, b) => b.views - a.views).slice(0, maxShown)
  return (
    <>
      <h1>Field</h1>
      <p>
        Page views that a release took part in, as {telling.length} of {shells.length} shells
        counted them since each started.
        {all.length > maxShown && ` The ${maxShown} with the most views.`}
      </p>
      <Table
        caption="Page views by release"
        heads={['Remote', 'Release', 'Visitors', 'Views', 'Failed', 'Share', 'Browsers told of']}
        empty="Nobody has looked at a page yet."
        rows={releases
          .toSorted((a, b) => compare(a.remote, b.remote))
          .map((one) => ({ key: `${one.remote}/${one.release}`, cells: cellsOf(one, now) }))}
      />
    </>
  )
}

function cellsOf({ remote, release, views, failed, told }: ReleaseFigures, now: Now) {
  const live = now.remotes.find(({ name }) => name === remote)
  return [
    live ? <a href={`/remotes/${remote}`}>{remote}</a> : remote,
    <Release id={release} />,
    visitorsOf(release, live) ?? 'none any more',
    views,
    failed,
    views > 0 ? percentText(failed / views) : '–',
    told,
  ]
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
