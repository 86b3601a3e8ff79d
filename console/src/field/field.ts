import { readShells } from '../read/shells.ts'
import type { ConsoleSettings } from '../settings.ts'
import { beginningOf, sumBy, type DatedFigure, type Step } from './figures.ts'
import { createIncrements, keyOf } from './increments.ts'
import type { KeptFigures } from './kept-figures.ts'

/** Which figures are asked for: from the first moment to before the last, of one remote or all. */
export interface Question {
  first: Date
  last: Date
  step: Step
  remote?: string | undefined
}

/** What visitors met: page views, failures and web vitals, by release, kind of page and time. */
export interface Field {
  read(question: Question): Promise<DatedFigure[]>
}

const lookEveryMs = 15_000
const lookAgainMs = 1_000
/** Figures that wait to be kept, or are not kept anywhere: of two days of a site of the usual size. */
const maxHeld = 20_000
const maxSent = 2_000

const keyOfMoment = (figure: DatedFigure) => `${figure.since} ${keyOf(figure)}`

/** Counts as long as this process runs. @param kept null where nothing is kept beyond that */
export function followField(
  settings: ConsoleSettings,
  kept: KeptFigures | null,
): Field & { look(): Promise<void> } {
  const increments = createIncrements()
  let held = new Map<string, DatedFigure>()
  let turn: Promise<void> = Promise.resolve()
  let lookedAt = 0

  async function count(): Promise<void> {
    lookedAt = performance.now()
    const since = beginningOf('minute', new Date()).toISOString()
    const counted = (await readShells(settings)).flatMap(increments)
    const all = [...held.values(), ...counted.map((figure) => ({ ...figure, since }))]
    held = new Map([...sumBy(all, keyOfMoment)].slice(-maxHeld))
  }

  async function keep(): Promise<void> {
    if (!kept || held.size === 0) return
    const some = [...held].slice(0, maxSent)
    await kept.add(some.map(([, figure]) => figure))
    for (const [key] of some) held.delete(key)
  }

  async function readAll(question: Question): Promise<DatedFigure[]> {
    const { first, last, step, remote } = question
    const own = [...held.values()].filter(
      ({ since, remote: name }) =>
        since >= first.toISOString() &&
        since < last.toISOString() &&
        (remote === undefined || remote === name),
    )
    const all = [...((await kept?.read(question)) ?? []), ...own].map((figure) => ({
      ...figure,
      since: beginningOf(step, new Date(figure.since)).toISOString(),
    }))
    return [...sumBy(all, keyOfMoment).values()]
  }

  const look = () =>
    (turn = turn
      .then(count)
      .then(keep)
      .catch((error: unknown) => {
        console.error(JSON.stringify({ level: 40, event: 'field-not-kept', error: String(error) }))
      }))
  setInterval(() => void look(), lookEveryMs).unref()
  void look()

  return {
    look,
    async read(question) {
      if (performance.now() - lookedAt > lookAgainMs) await look()
      // In turn: what is being kept would be here and there.
      const reading = turn.then(() => readAll(question))
      turn = reading.then(
        () => undefined,
        () => undefined,
      )
      return reading
    },
  }
}
