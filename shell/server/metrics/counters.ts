import { Counter, type Registry } from 'prom-client'

/** A counter of one kind of event, each with one of a few outcomes, all of which begin at 0. */
export function countBy<Outcome extends string>(
  register: Registry,
  { name, help, label }: { name: string; help: string; label: string },
  outcomes: readonly Outcome[],
): (outcome: Outcome) => void {
  const counter = new Counter({ name, help, labelNames: [label], registers: [register] })
  // From 0, so that the first failure is an increase too.
  for (const outcome of outcomes) counter.inc({ [label]: outcome }, 0)
  return (outcome) => counter.inc({ [label]: outcome })
}
