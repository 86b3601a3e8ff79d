/** One number: of leads or mails in a state, or, without a state, of seconds. */
export interface Figure {
  figure: string
  state: string | null
  value: number
}

/** What is told. */
const helps = {
  leads: 'Contact requests by state',
  lead_mails: 'Mails that contact requests owe, by state',
  lead_mail_oldest_queued_seconds:
    'Age of the oldest mail that is still to be sent; parked ones do not count',
  lead_mail_most_overdue_seconds: 'How long a mail has been due without being tried',
  lead_quarantine_oldest_untold_seconds:
    'How long a quarantined contact request has waited for a digest that tells of it',
}

/** States that are told of even when nobody is in them: an alarm needs the 0 before the 1. */
const states: Readonly<Record<string, readonly string[]>> = {
  leads: ['accepted', 'quarantined', 'released'],
  lead_mails: ['queued', 'sent', 'refused', 'parked'],
}

/** The figures in Prometheus' text format. */
export function metricsText(figures: readonly Figure[]): string {
  const texts = Object.entries(helps).map(([name, help]) => {
    const found = figures.filter(({ figure }) => figure === name)
    const values = new Map<string | null, number>(states[name]?.map((state) => [state, 0]))
    for (const { state, value } of found) values.set(state, value)
    const lines = [...values].map(
      ([state, value]) => `${name}${state === null ? '' : `{state="${state}"}`} ${value}\n`,
    )
    return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${lines.join('')}`
  })
  return texts.join('')
}
