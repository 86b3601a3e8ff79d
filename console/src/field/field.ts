import { readShells } from '../read/shells.ts'
import type { ConsoleSettings } from '../settings.ts'
import { beginningOf, keyOf, sumBy, type DatedFigure, type Question } from './figures.ts'
import { createIncrements } from './increments.ts'
import { FiguresRefusedError, type KeptFigures } from './kept-figures.ts'

/** What visitors met: page views, failures and web vitals, by release, kind of page and time. */
export interface Field {
  /** `isWhole` is false while the backend does not answer: then it is what this process counted since. */
  read(question: Question): Promise<{ figures: DatedFigure[]; isWhole: boolean }>
}

const lookEveryMs = 15_000
const lookAgainMs = 1_000
/** Figures that wait to be kept, or are not kept anywhere: of two days of a site of the usual size. */
const maxHeld = 20_000
const maxSent = 200

const keyOfMoment = (figure: DatedFigure) => `${figure.since} ${keyOf(figure)}`
const log = (event: string, error: unknown) =>
  console.error(JSON.stringify({ level: 40, event, error: String(error) }))

/** Counts as long as this process runs. @param kept null where nothing is kept beyond that */
export function followField(
  settings: ConsoleSettings,
  kept: KeptFigures | null,
): Field & { look(): Promise<void> } {
  const increments = createIncrements()
  let held = new Map<string, DatedFigure>()
  let looking: Promise<void> | null = null
  let lookedAt = 0

  async function count(): Promise<void> {
    lookedAt = performance.now()
    const since = beginningOf('minute', new Date()).toISOString()
    const counted = (await readShells(settings)).flatMap(increments)
    const all = [...held.values(), ...counted.map((figure) => ({ ...figure, since }))]
    held = new Map([...sumBy(all, keyOfMoment)].slice(-maxHeld))
  }

  async function keep(): Promise<void> {
    while (kept && held.size > 0) {
      const some = [...held].slice(0, maxSent)
      await kept.add(some.map(([, figure]) => figure)).catch((error: unknown) => {
        // It will not be taken the next time either, and others wait behind it.
        if (!(error instanceof FiguresRefusedError)) throw error
        log('field-figures-refused', error)
      })
      for (const [key] of some) held.delete(key)
    }
  }

  const look = () =>
    (looking ??= count()
      .then(keep)
      .catch((error: unknown) => log('field-not-kept', error))
      .finally(() => (looking = null)))
  setInterval(() => void look(), lookEveryMs).unref()
  void look()

  return {
    look,
    async read(question) {
      const { first, last, step, remote } = question
      // What is being kept would be here and there.
      if (looking || performance.now() - lookedAt > lookAgainMs) await look()
      const own = [...held.values()].filter(
        ({ since, remote: name }) =>
          since >= first.toISOString() &&
          since < last.toISOString() &&
          (remote === undefined || remote === name),
      )
      const before = kept ? await kept.read(question).catch(() => null) : []
      const all = [...(before ?? []), ...own].map((figure) => ({
        ...figure,
        since: beginningOf(step, new Date(figure.since)).toISOString(),
      }))
      return { figures: [...sumBy(all, keyOfMoment).values()], isWhole: before !== null }
    },
  }
}
