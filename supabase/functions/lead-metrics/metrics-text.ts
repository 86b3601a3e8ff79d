/** One number: of leads or mails in a state, or, without a state, of seconds. */
export interface Figure {
  figure: string
  state: string | null
  value: number
}

/** What is told, and of which states even when nobody is in them: an alarm needs the 0 before the 1. */
const metrics: readonly { name: string; help: string; states: readonly string[] }[] = [
  {
    name: 'leads',
    help: 'Contact requests by state',
    states: ['accepted', 'quarantined', 'released'],
  },
  {
    name: 'lead_mails',
    help: 'Mails that contact requests owe, by state',
    states: ['queued', 'sent', 'refused', 'parked'],
  },
  {
    name: 'lead_mail_oldest_queued_seconds',
    help: 'Age of the oldest mail that is still to be sent; parked ones do not count',
    states: [],
  },
  {
    name: 'lead_mail_most_overdue_seconds',
    help: 'How long a mail has been due without being tried',
    states: [],
  },
  {
    name: 'lead_quarantine_oldest_untold_seconds',
    help: 'How long a quarantined contact request has waited for a digest that tells of it',
    states: [],
  },
]

/** The figures in Prometheus' text format. */
export function metricsText(figures: readonly Figure[]): string {
  return metrics.map((metric) => metricText(metric, figures)).join('')
}

function metricText({ name, help, states }: (typeof metrics)[number], figures: readonly Figure[]) {
  const found = figures.filter(({ figure }) => figure === name)
  const values = new Map<string | null, number>(states.map((state) => [state, 0]))
  for (const { state, value } of found) values.set(state, value)
  const lines = [...values].map(
    ([state, value]) => `${name}${state === null ? '' : `{state="${state}"}`} ${value}\n`,
  )
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${lines.join('')}`
}
