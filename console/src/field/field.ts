import { LRUCache } from 'lru-cache'
import { log } from '../log.ts'
import { readShells } from '../read/shells.ts'
import type { ConsoleSettings } from '../settings.ts'
import { beginningOf, keyOf, sumBy, type DatedFigure, type Question } from './figures.ts'
import { createIncrements } from './increments.ts'
import { FiguresRefusedError, type KeptFigures } from './kept-figures.ts'

/** What visitors met: page views, failures and web vitals, by release, kind of page and time. */
export type Field = ReturnType<typeof followField>

export interface Found {
  figures: DatedFigure[]
  /** False while the backend does not answer: then these are what this process counted since, and of weeks that are over what it read before. */
  isWhole: boolean
  /** Shells that said nothing when they were asked last. */
  silent: number
}

const lookEveryMs = 15_000
/** Figures that wait to be kept, or are not kept anywhere: of two days of a site of the usual size. */
const maxHeld = 20_000
const maxSent = 200
/** What waits to be kept may be as old as this. */
const settledAfterMs = 2 * 24 * 60 * 60 * 1_000
/** Of each remote and a quarter of a year of weeks. */
const maxSettled = 100
/** After an outage, or by a clock that was wrong for a while, some are known later. */
const settledForMs = 60 * 60 * 1_000

const keyOfMoment = (figure: DatedFigure) => `${figure.since} ${keyOf(figure)}`

/** Counts as long as this process runs. @param kept null where nothing is kept beyond that */
export function followField(settings: ConsoleSettings, kept: KeptFigures | null) {
  const increments = createIncrements()
  let held: DatedFigure[] = []
  let sent: DatedFigure[] = []
  let silent = 0
  /** @param figures the oldest first: of too many these go */
  const hold = (figures: readonly DatedFigure[]) =>
    (held = [...sumBy(figures, keyOfMoment).values()].slice(-maxHeld))

  const count = oneAtATime(async () => {
    const since = beginningOf('minute', new Date()).toISOString()
    const shells = await readShells(settings)
    silent = shells.filter(({ figures }) => !figures).length
    hold([...held, ...shells.flatMap(increments).map((figure) => ({ ...figure, since }))])
  })

  const keep = oneAtATime(async () => {
    while (kept && held.length > 0) {
      sent = held.splice(0, maxSent)
      try {
        await kept.add(sent)
      } catch (error) {
        if (!(error instanceof FiguresRefusedError)) {
          hold([...sent, ...held])
          throw error
        }
        // It will not be taken the next time either, and others wait behind it.
        log(40, 'field-figures-refused', error)
      } finally {
        sent = []
      }
    }
  })

  const look = () => count().then(keep)
  /** Sums of times that are over. */
  const settled = new LRUCache<string, DatedFigure[]>({ max: maxSettled, ttl: settledForMs })
  async function readKept(question: Question): Promise<DatedFigure[]> {
    const isSettled =
      question.pages === 'all' && question.last.getTime() < Date.now() - settledAfterMs
    const key = JSON.stringify(question)
    const known = settled.get(key)
    if (known) return known
    const figures = (await kept?.read(question)) ?? []
    if (isSettled) settled.set(key, figures)
    return figures
  }

  const firstCount = count()
  setInterval(() => void look(), lookEveryMs).unref()
  void look()

  return {
    look,
    async read(question: Question): Promise<Found> {
      await firstCount
      const before = await readKept(question).catch(() => null)
      // What is on its way counts as not kept yet.
      const own = [...sent, ...held].filter((figure) => isAbout(question, figure))
      const all = [...(before ?? []), ...own].map((figure) => ({
        ...figure,
        ...(question.pages === 'all' && { page: '' }),
        since: beginningOf(question.step, new Date(figure.since)).toISOString(),
      }))
      const figures = [...sumBy(all, keyOfMoment).values()]
      return { figures, isWhole: before !== null, silent }
    },
  }
}

const isAbout = ({ first, last, remote }: Question, figure: DatedFigure) =>
  figure.since >= first.toISOString() &&
  figure.since < last.toISOString() &&
  (remote === undefined || remote === figure.remote)

/** Who asks while it runs waits for that run. One that fails is logged. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () =>
    (running ??= work()
      .catch((error: unknown) => log(40, 'field-not-kept', error))
      .finally(() => (running = null)))
}
