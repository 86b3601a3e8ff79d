import { expect, test } from 'vitest'
import { bookingPages } from './booking.ts'

const friday = new Date('2026-11-20T16:00:00Z')
const app = bookingPages(() => friday)

const choose = (slot: string) =>
  app.request('/', { method: 'POST', body: new URLSearchParams({ slot }) })

test('offers the half hours of the next working days, 8:00 AM to 6:00 PM', async () => {
  const response = await app.request('/')
  const page = await response.text()
  expect(page).toContain('<title>Schedule a consultation</title>')
  expect(page).toContain('Monday, November 23')
  expect(page).not.toContain('Saturday')
  expect(page).toContain('value="2026-11-23T08:00"')
  expect(page).toContain('5:30 PM')
  expect(page).not.toContain('6:00 PM</span>')
  expect(response.headers.get('x-frame-options')).toBeNull()
})

test('confirms the time that was chosen', async () => {
  const response = await choose('2026-11-23T09:30')
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('Monday, November 23, 9:30 AM CST')
})

test.each(['', '2026-11-21T09:30', '"><script>'])('asks again for %j', async (slot) => {
  const response = await choose(slot)
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('Choose one of the times below.')
})
