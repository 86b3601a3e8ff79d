import { makeSigningKey, signPreview, startCanary } from 'delivery'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { previewRoutes } from './previews.ts'
import { parseSettings } from '../settings.ts'
import { makeDelivery } from '../testing/composition.ts'
import { createVisits } from './visits.ts'

const settings = parseSettings({
  SITE_URL: 'https://www.example.com',
  BOOKING_URL: 'https://booking.example.com',
  SUPABASE_URL: 'https://project.example.com',
  SUPABASE_ANON_KEY: 'key',
})

/** A site that answers every page with what decides about its composition. */
async function makeSite({ canaryPercent = 0 } = {}) {
  const delivery = await makeDelivery()
  const { store, trusted, key } = delivery
  const [stable, next] = [await delivery.publish('stable'), await delivery.publish('next')]
  await delivery.promote(stable)
  if (canaryPercent)
    await store.changeRegistry(startCanary('catalogue', next, canaryPercent), delivery.author)
  const compositions = await delivery.follow()
  await compositions.stop()
  const visits = createVisits({ settings, compositions, trusted })
  const app = new Hono()
  app.route('/_preview', previewRoutes({ settings, compositions, visits }))
  app.get('*', async (c) => {
    const { bucket, previews } = await visits.of(c)
    return c.json({ bucket, previews: Object.fromEntries(previews) })
  })
  return { app, key, next }
}

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

test('nobody gets a cookie while nothing is tried out', async () => {
  const { app } = await makeSite()
  const response = await app.request('/')
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(await response.json()).toEqual({ bucket: null, previews: {} })
})

test('while a canary runs a visitor draws a bucket once and keeps it', async () => {
  const { app } = await makeSite({ canaryPercent: 10 })
  const first = await app.request('/')
  const { bucket } = (await first.json()) as { bucket: number }
  expect(bucket).toBeGreaterThanOrEqual(1)
  expect(bucket).toBeLessThanOrEqual(100)
  expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/)
  const second = await app.request('/', { headers: { cookie: cookieOf(first) } })
  expect(await second.json()).toMatchObject({ bucket })
  expect(second.headers.get('set-cookie')).toBeNull()
})

test.each(['0', '101', '7.5', 'many'])('a bucket of %s is drawn anew', async (value) => {
  const { app } = await makeSite({ canaryPercent: 10 })
  const response = await app.request('/', { headers: { cookie: `canary-bucket=${value}` } })
  expect(response.headers.get('set-cookie')).toContain('canary-bucket=')
})

test('a preview link leads into its release and out again', async () => {
  const { app, key, next } = await makeSite()
  const token = await signPreview(key, 'catalogue', next, 60)
  const entered = await app.request(`/_preview?token=${token}`)
  expect(entered.status).toBe(303)
  expect(entered.headers.get('location')).toBe('/services')
  expect(entered.headers.get('cache-control')).toBe('no-store')
  const headers = { cookie: cookieOf(entered) }
  const inside = await app.request('/services', { headers })
  expect(await inside.json()).toEqual({ bucket: null, previews: { catalogue: next } })
  const left = await app.request('/_preview/leave', { method: 'POST', headers })
  expect(left.headers.get('set-cookie')).toMatch(/preview-catalogue=; Max-Age=0/)
})

test('an expired link, another team’s and a changed one are refused, and end what was previewed', async () => {
  const { app, key, next } = await makeSite()
  const stranger = { ...(await makeSigningKey('catalogue')), remote: 'catalogue' }
  const tokens = [
    await signPreview(key, 'catalogue', next, -120),
    await signPreview(stranger, 'catalogue', next, 60),
    `${await signPreview(key, 'catalogue', next, 60)}x`,
    '',
  ]
  for (const token of tokens) {
    const headers = { cookie: 'preview-catalogue=earlier' }
    const response = await app.request(`/_preview?token=${token}`, { headers })
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('This preview link does not work')
    expect(cookieOf(response)).toBe('preview-catalogue=')
  }
})

test('a link to a release that is gone says so', async () => {
  const { app, key } = await makeSite()
  const response = await app.request(
    `/_preview?token=${await signPreview(key, 'catalogue', 'f'.repeat(16), 60)}`,
  )
  expect(response.status).toBe(403)
  expect(await response.text()).toContain('That release is not there.')
})
