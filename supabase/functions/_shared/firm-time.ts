const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** A timestamp by the clock that the business hours go by: `Sunday, November 22, 2026 at 5:23 AM CST`. */
export const firmTime = (timestamp: string): string =>
  clock.format(new Date(timestamp)).replaceAll('\u202f', ' ')
