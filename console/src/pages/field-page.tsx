import type { Found } from '../field/field.ts'
import { sum, vitalNames, type DatedFigure, type Figure } from '../field/figures.ts'
import { dayOf, type FieldWish } from '../field/wish.ts'
import { visitorsOf, type Now } from '../read/now.ts'
import { LineChart } from './chart.tsx'
import { countOf, KeptAway, vitalHeads, vitalCells, vitalOf } from './field-cells.tsx'
import { percentText, Release, Section, Table } from './parts.tsx'

/** Lines of a table of releases, or of kinds of page: nobody reads more. */
const maxShown = 200

interface FieldPageProps extends Found {
  now: Now
  wish: FieldWish
  /** How many there are. */
  shells: number
}

/** What visitors met: how many pages failed and how fast they were, by release, kind of page and week. */
export function FieldPage({ now, wish, shells, figures, isWhole, silent }: FieldPageProps) {
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
        they were: three quarters of so many were at or below the figure that stands here. Of more
        than {maxShown} releases those with the most views are shown, of more kinds of page those
        that browsers told of most.
      </p>
      {silent > 0 && (
        <p>
          {shells - silent} of {shells} shells answer; what the others count is added once they do.
        </p>
      )}
      {!isWhole && <KeptAway />}
      <Section id="releases" title="By release">
        <Table
          caption="Page views by release"
          heads={releaseHeads}
          empty="Nothing was counted in this week."
          rows={mostOf(
            groups(ofWeek, ({ remote: name, release }) => `${name} ${release}`),
            viewsOf,
          ).map((some) => releaseCells(some, now))}
        />
      </Section>
      <Section id="pages" title="By kind of page">
        <Table
          caption="How fast pages were, by their kind"
          heads={['Page', 'Remote', ...vitalHeads]}
          empty="No browser told how fast a page was in this week."
          rows={mostOf(
            groups(
              ofWeek.filter(({ page }) => page !== ''),
              ({ remote: name, page }) => `${name} ${page}`,
            ),
            toldOf,
          ).map((some) => [
            <code key="page">{some[0]?.page}</code>,
            some[0]?.remote,
            ...vitalCells(some),
          ])}
        />
      </Section>
      <Weeks figures={figures} />
    </>
  )
}

/** How it went on from week to week. */
function Weeks({ figures }: { figures: readonly DatedFigure[] }) {
  const rows = groups(figures, ({ since }) => since)
    .toReversed()
    .flatMap((ofWeek) => groups(ofWeek, ({ since, remote }) => `${since} ${remote}`))
  const points = rows.flatMap((some) => {
    const [{ since = '', remote = '' } = {}] = some
    const value = vitalOf('LCP', some).value
    return value === null ? [] : [{ at: new Date(since), who: remote, value }]
  })
  const isCurve = new Set(points.map(({ at }) => at.getTime())).size > 1
  return (
    <Section id="weeks" title="By week">
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
        rows={rows.map((some) => [
          <span className="whole">{some[0]?.since.slice(0, 10)}</span>,
          some[0]?.remote,
          viewsOf(some),
          failedOf(some),
          ...vitalCells(some),
        ])}
      />
    </Section>
  )
}

const viewsOf = (some: readonly Figure[]) => sum(some.map((figure) => countOf(figure, 'views')))
const failedOf = (some: readonly Figure[]) => sum(some.map((figure) => countOf(figure, 'views', 1)))
/** How often browsers told how fast pages were. */
const toldOf = (some: readonly Figure[]) => sum(vitalNames.map((name) => vitalOf(name, some).views))

/** Figures by what they belong to, in its order. */
const groups = (figures: readonly DatedFigure[], keyOf: (figure: DatedFigure) => string) =>
  [...Map.groupBy(figures, keyOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([, some]) => some)

/** Of more than anybody reads those of which most was counted, in the order in which they are. */
function mostOf(all: readonly DatedFigure[][], amountOf: (some: readonly Figure[]) => number) {
  const ranked = all.toSorted((a, b) => amountOf(b) - amountOf(a))
  const most = new Set(ranked.slice(0, maxShown))
  return all.filter((group) => most.has(group))
}

const counted = ['Visitors', 'Views', 'Failed', 'Share', 'Browsers told of']
const releaseHeads = ['Remote', 'Release', ...counted, ...vitalHeads]

function releaseCells(some: readonly Figure[], now: Now) {
  const [{ remote = '', release = '' } = {}] = some
  const live = now.remotes.find(({ name }) => name === remote)
  const [views, failed] = [viewsOf(some), failedOf(some)]
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
