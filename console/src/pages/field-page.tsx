import type { Found } from '../field/field.ts'
import { sum, type DatedFigure, type Figure } from '../field/figures.ts'
import { dayOf, type FieldWish } from '../field/wish.ts'
import { visitorsOf, type Now } from '../read/now.ts'
import { LineChart } from './chart.tsx'
import { countOf, vitalHeads, vitalCells, vitalOf } from './field-cells.tsx'
import { percentText, Release, Table } from './parts.tsx'

/** Lines of a table. */
const maxShown = 200

/** What visitors met: how many pages failed and how fast they were, by release, kind of page and week. */
export function FieldPage({
  now,
  wish,
  shells,
  figures,
  isWhole,
  silent,
}: {
  now: Now
  wish: FieldWish
  /** How many there are. */
  shells: number
} & Found) {
  const { remote, weeks, week } = wish
  const ofWeek = figures.filter(({ since }) => since === week.toISOString())
  return (
    <>
      <h1>Field</h1>
      <form className="filter" action="/field">
        <label>
          Remote
          <select name="remote" defaultValue={remote ?? ''}>
            <option value="">all</option>
            {now.remotes.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label>
          Week from
          <select name="week" defaultValue={dayOf(week)}>
            {weeks.map((one) => (
              <option key={one.getTime()}>{dayOf(one)}</option>
            ))}
          </select>
        </label>
        <button type="submit">Show</button>
      </form>
      <p className="soft">
        What visitors met in the week from {dayOf(week)}, UTC. A tenth of page views tell how fast
        they were: three quarters of so many were at or below the figure that stands here. A table
        has the {maxShown} lines with the most views.
      </p>
      {silent > 0 && (
        <p>
          {shells - silent} of {shells} shells answer; what the others count is added once they do.
        </p>
      )}
      {!isWhole && (
        <p className="failure" role="alert">
          The backend that keeps these figures does not answer: this is what was counted since.
        </p>
      )}
      <section aria-labelledby="releases">
        <h2 id="releases">By release</h2>
        <Table
          caption="Page views by release"
          heads={[
            'Remote',
            'Release',
            'Visitors',
            'Views',
            'Failed',
            'Share',
            'Browsers told of',
            ...vitalHeads,
          ]}
          empty="Nothing was counted in this week."
          rows={mostOf(ofWeek, ({ remote: name, release }) => `${name} ${release}`).map(
            ([key, some]) => ({
              key,
              cells: releaseCells(some, now),
            }),
          )}
        />
      </section>
      <section aria-labelledby="pages">
        <h2 id="pages">By kind of page</h2>
        <Table
          caption="How fast pages were, by their kind"
          heads={['Page', 'Remote', ...vitalHeads]}
          empty="No browser told how fast a page was in this week."
          rows={mostOf(
            ofWeek.filter(({ page }) => page !== ''),
            ({ remote: name, page }) => `${name} ${page}`,
          ).map(([key, some]) => ({
            key,
            cells: [<code key="page">{some[0]?.page}</code>, some[0]?.remote, ...vitalCells(some)],
          }))}
        />
      </section>
      <Weeks figures={figures} />
    </>
  )
}

/** How it went on from week to week. */
function Weeks({ figures }: { figures: readonly DatedFigure[] }) {
  const rows = groups(figures, ({ since, remote }) => `${since} ${remote}`).toSorted(
    ([, [a]], [, [b]]) => ((a?.since ?? '') < (b?.since ?? '') ? 1 : -1),
  )
  const points = rows.flatMap(([, some]) => {
    const [{ since = '', remote = '' } = {}] = some
    const value = vitalOf('LCP', some).value
    return value === null ? [] : [{ at: new Date(since), who: remote, value }]
  })
  const isCurve = new Set(points.map(({ at }) => at.getTime())).size > 1
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks">By week</h2>
      {isCurve && (
        <LineChart
          title="Largest contentful paint of three quarters of page views, by week and remote; the table below says the same"
          unit="LCP, s"
          points={points.toSorted((a, b) => a.at.getTime() - b.at.getTime())}
        />
      )}
      <Table
        caption="Remotes by week, the latest first"
        heads={['Week from', 'Remote', 'Views', 'Failed', ...vitalHeads]}
        empty="Nothing was counted in these weeks."
        rows={rows.map(([key, some]) => ({
          key,
          cells: [
            <span className="whole">{some[0]?.since.slice(0, 10)}</span>,
            some[0]?.remote,
            sum(some.map((figure) => countOf(figure, 'views'))),
            sum(some.map((figure) => countOf(figure, 'views', 1))),
            ...vitalCells(some),
          ],
        }))}
      />
    </section>
  )
}

/** Of more than anybody reads, those with the most views. */
const mostOf: typeof groups = (figures, keyOf) =>
  groups(figures, keyOf)
    .toSorted(([, a], [, b]) => viewsOf(b) - viewsOf(a))
    .slice(0, maxShown)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))

const viewsOf = (some: readonly Figure[]) => sum(some.map(({ counts }) => sum(counts)))

/** Figures that belong together, in the order of what they belong to. */
function groups<T extends Figure>(
  figures: readonly T[],
  keyOf: (figure: T) => string,
): [string, T[]][] {
  const all = Object.groupBy(figures, keyOf)
  return Object.entries(all)
    .flatMap(([key, some]): [string, T[]][] => (some ? [[key, some]] : []))
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
}

function releaseCells(some: readonly Figure[], now: Now) {
  const [{ remote = '', release = '' } = {}] = some
  const live = now.remotes.find(({ name }) => name === remote)
  const views = sum(some.map((figure) => countOf(figure, 'views')))
  const failed = sum(some.map((figure) => countOf(figure, 'views', 1)))
  return [
    live ? <a href={`/remotes/${remote}`}>{remote}</a> : remote,
    <Release id={release} />,
    visitorsOf(release, live) ?? 'none any more',
    views,
    failed,
    views > 0 ? percentText(failed / views) : '–',
    sum(some.map((figure) => countOf(figure, 'told'))),
    ...vitalCells(some),
  ]
}
