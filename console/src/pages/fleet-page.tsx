import type { NotablePage, ShellFacts } from '../read/shells.ts'
import { bytesText, Release, Table, Time } from './parts.tsx'

interface FleetPageProps {
  shells: readonly ShellFacts[]
  notable: readonly NotablePage[]
  sequence: number
  /** With `{trace}` in it; absent where nobody knows what receives them. */
  traceUrl: string | undefined
}

/** Whether all shells are there, and serve the same; and where to look when a page failed or took long. */
export function FleetPage({ shells, notable, sequence, traceUrl }: FleetPageProps) {
  const behind = shells.filter(
    ({ figures }) => figures && (figures.sequence !== sequence || figures.missing.length > 0),
  )
  const silent = shells.filter(({ figures }) => !figures)
  return (
    <>
      <h1>Fleet</h1>
      <p>{summaryOf(shells.length, behind.length, silent.length)}</p>
      <Table
        caption="Shells"
        heads={['Shell', 'Ready', 'Registry', 'Workers', 'Ended workers', 'Pages', 'Memory']}
        empty="CONSOLE_SHELLS names none."
        rows={shells.map(({ url, isReady, figures }) => [
          url,
          isReady ? 'yes' : 'no',
          ...(figures
            ? [
                [
                  `change ${figures.sequence}`,
                  ...(figures.sequence === sequence ? [] : [`of ${sequence}`]),
                  ...figures.missing.map((release) => `without ${release}`),
                ].join(', '),
                `${figures.workers}, ${bytesText(figures.workerBytes)}`,
                Object.entries(figures.ends)
                  .map(([cause, count]) => `${count} ${cause}`)
                  .join(', ') || 'none',
                `${figures.pagesKept} kept, ${figures.pagesMade} made`,
                bytesText(figures.residentBytes),
              ]
            : ['says nothing', '–', '–', '–', '–']),
        ])}
      />
      <h2>Slow and failed pages</h2>
      <Table
        caption="Slow and failed pages"
        heads={['When', 'Page', 'Remote', 'Release', 'Status', 'Took', 'Trace']}
        empty="There was none, or nobody receives traces."
        rows={notable.map(({ at, page, remote, release, status, ms, trace }) => [
          <Time at={at} />,
          page,
          remote,
          <Release id={release} />,
          status,
          `${ms} ms`,
          traceUrl ? <a href={traceUrl.replaceAll('{trace}', trace)}>{trace}</a> : trace,
        ])}
      />
    </>
  )
}

function summaryOf(all: number, behind: number, silent: number): string {
  if (silent > 0) return `${silent} of ${all} shells say nothing.`
  if (behind > 0) return `${behind} of ${all} shells do not serve all of the newest change yet.`
  return all === 1
    ? 'The shell serves the newest change.'
    : `All ${all} shells serve the newest change.`
}
