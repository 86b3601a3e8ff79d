import type { ShellFacts } from '../read/shells.ts'
import { bytesText, Table } from './parts.tsx'

/** Whether all shells are there, and serve the same. */
export function FleetPage({
  shells,
  sequence,
}: {
  shells: readonly ShellFacts[]
  sequence: number
}) {
  const behind = shells.filter(({ figures }) => figures && figures.sequence !== sequence)
  const silent = shells.filter(({ figures }) => !figures)
  return (
    <>
      <h1>Fleet</h1>
      <p>{summaryOf(shells.length, behind.length, silent.length)}</p>
      <Table
        caption="Shells"
        heads={['Shell', 'Ready', 'Registry', 'Workers', 'Ended workers', 'Pages', 'Memory']}
        empty="CONSOLE_SHELLS names none."
        rows={shells.map(({ url, isReady, figures }) => ({
          key: url,
          cells: [
            url,
            isReady ? 'yes' : 'no',
            ...(figures
              ? [
                  figures.sequence === sequence
                    ? `change ${figures.sequence}`
                    : `change ${figures.sequence}, of ${sequence}`,
                  `${figures.workers}, ${bytesText(figures.workerBytes)}`,
                  Object.entries(figures.ends)
                    .map(([cause, count]) => `${count} ${cause}`)
                    .join(', ') || 'none',
                  `${figures.pagesKept} kept, ${figures.pagesMade} made`,
                  bytesText(figures.residentBytes),
                ]
              : ['says nothing', '–', '–', '–', '–']),
          ],
        }))}
      />
    </>
  )
}

function summaryOf(all: number, behind: number, silent: number): string {
  if (silent > 0) return `${silent} of ${all} shells say nothing.`
  if (behind > 0) return `${behind} of ${all} shells do not serve the newest change yet.`
  return all === 1
    ? 'The shell serves the newest change.'
    : `All ${all} shells serve the newest change.`
}
