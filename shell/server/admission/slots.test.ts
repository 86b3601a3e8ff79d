import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { slots } from './slots.ts'

test('what is too much is refused at once, and room that is free again is used', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const app = new Hono().get('*', slots(2), async (c) => {
    if (c.req.path === '/slow') await gate
    return c.text('done')
  })
  const slow = [app.request('/slow'), app.request('/slow')]
  const refused = await app.request('/quick')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  release()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200])
  expect((await app.request('/quick')).status).toBe(200)
})
