import { Hono } from 'hono'
import { html } from 'hono/html'
import { calmPage } from './calm-page.ts'

const title = 'Schedule a consultation'
const workingDays = 5
const firstHour = 8
const lastHour = 18

interface Day {
  name: string
  slots: { value: string; label: string }[]
}

/** Stands in for the external scheduling page: nothing is booked, but it asks and answers like one. */
export function bookingPages(now = () => new Date()) {
  const app = new Hono()
  app.get('/', (context) => context.html(page(slotForm(nextWorkingDays(now())))))
  app.post('/', async (context) => {
    const { slot } = await context.req.parseBody()
    const chosen = nextWorkingDays(now())
      .flatMap((day) => day.slots.map((time) => ({ ...time, day: day.name })))
      .find((time) => time.value === slot)
    if (!chosen) return context.html(page(slotForm(nextWorkingDays(now()), true)), 422)
    return context.html(
      page(html`
        <h1>You are booked in</h1>
        <p role="status">
          ${chosen.day}, ${chosen.label} CST. We will call you then; the call takes 30 minutes.
        </p>
        <p><a href="/booking">Choose another time</a></p>
      `),
    )
  })
  return app
}

const slotForm = (days: readonly Day[], nothingChosen = false) => html`
  <h1>${title}</h1>
  <p class="soft">A 30-minute call with a technical recruiter. Times are CST, Monday to Friday.</p>
  ${nothingChosen ? html`<p role="alert">Choose one of the times below.</p>` : ''}
  <form method="post" action="/booking">
    ${days.map(
      (day) =>
        html`<fieldset>
          <legend>${day.name}</legend>
          <div class="slots">
            ${day.slots.map(
              (slot) =>
                html`<label
                  ><input type="radio" name="slot" value="${slot.value}" required /><span
                    >${slot.label}</span
                  ></label
                >`,
            )}
          </div>
        </fieldset>`,
    )}
    <button type="submit">Book this time</button>
  </form>
`

const page = (body: unknown) => calmPage(title, body)

/** The next working days after today, each with its half hours from 8:00 AM to 6:00 PM. */
function nextWorkingDays(now: Date): Day[] {
  const days: Day[] = []
  for (let ahead = 1; days.length < workingDays; ahead += 1) {
    const date = new Date(now.getTime() + ahead * 86_400_000)
    const weekday = date.toLocaleDateString('en-US', { weekday: 'long', timeZone })
    if (weekday === 'Saturday' || weekday === 'Sunday') continue
    const iso = date.toLocaleDateString('en-CA', { timeZone })
    const name = date.toLocaleDateString('en-US', {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone,
    })
    days.push({ name, slots: halfHours(iso) })
  }
  return days
}

const timeZone = 'America/Chicago'

const halfHours = (iso: string) =>
  Array.from({ length: (lastHour - firstHour) * 2 }, (_, index) => {
    const hour = firstHour + Math.floor(index / 2)
    const minutes = index % 2 ? '30' : '00'
    return {
      value: `${iso}T${String(hour).padStart(2, '0')}:${minutes}`,
      label: `${((hour + 11) % 12) + 1}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`,
    }
  })
