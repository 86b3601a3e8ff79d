import { once } from 'node:events'
import type { Socket } from 'node:net'
import { pageRoute } from 'delivery/testing-release'
import { Hono } from 'hono'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeSite } from '../testing/site.ts'
import { serve, slowForm } from '../testing/server.ts'
import { createBodyReader } from './request-body.ts'

const routes = `[
  ${pageRoute('services', 'Services')},
  ${pageRoute('services/form', '', `action: async ({ request }) => ({ said: (await request.formData()).get('name') }), Component: () => h('h1', null, 'Form')`)},
]`
const form = { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) }

test('200 senders who say next to nothing keep nobody from pages and forms', async () => {
  const { app } = await makeSite(routes)
  const { url, send } = await serve(app)
  const idle = Array.from({ length: 200 }, () => send(slowForm('/services/form')))
  await Promise.all(idle.map(({ socket }) => new Promise((done) => socket.once('ready', done))))
  const page = await fetch(`${url}/services`)
  const posted = await fetch(`${url}/services/form`, form)
  expect([page.status, posted.status]).toEqual([200, 200])
  expect(await posted.text()).toContain('"said":"Ada"')
  idle.forEach(({ socket }) => socket.destroy())
})

/** The body reader over real sockets, answering with what it was sent. */
async function echo(bodies: Parameters<typeof createBodyReader>[0], maxBytes = 1_000) {
  const app = new Hono()
  let arrived = 0
  app.use((_, next) => {
    arrived++
    return next()
  })
  app.post('*', createBodyReader(bodies)(maxBytes), async (c) => c.text(await c.req.text()))
  const haveArrived = (count: number) => vi.waitFor(() => expect(arrived).toBe(count), 20_000)
  return { ...(await serve(app)), haveArrived }
}

test('a body that is late is answered 408, and its connection closed', async () => {
  const { send } = await echo({ ms: 50, atOnce: 10 })
  const answer = await send(slowForm('/')).closed
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toMatch(/^connection: close\r$/im)
})

test('bytes that keep coming do not make the time longer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { server, send } = await echo({ ms: 200, atOnce: 10 })
  const connection = once(server, 'connection') as Promise<[Socket]>
  const form = slowForm('/')
  const { socket, closed } = send(form)
  const [receiver] = await connection
  for (let bytes = form.length; bytes <= form.length + 4; bytes++) {
    while (receiver.bytesRead < bytes) await new Promise(setImmediate)
    vi.advanceTimersByTime(45)
    socket.write('a')
  }
  // Node says 408 too, but not this, and much later.
  expect(await closed).toContain('did not arrive in time')
})

test('one body too many ends the wait for the oldest, not for itself', async () => {
  const { url, send, haveArrived } = await echo({ ms: 60_000, atOnce: 2 })
  const oldest = send(slowForm('/'))
  await haveArrived(1)
  const other = send(slowForm('/', 14))
  await haveArrived(2)
  expect(await (await fetch(url, form)).text()).toBe('name=Ada')
  expect(await oldest.closed).toMatch(/^HTTP\/1\.1 408 /)
  other.socket.write('..!')
  other.socket.end()
  expect(await other.closed).toMatch(/\r\n\r\nname=Slowly\.\.!$/)
})

test('a body larger than it may be is refused, whether it says so or not', async () => {
  const { url, send } = await echo({ ms: 60_000, atOnce: 10 }, 100)
  const body = 'a'.repeat(101)
  expect((await fetch(url, { method: 'POST', body })).status).toBe(413)
  const stream = new Blob([body]).stream()
  const chunked = await fetch(url, { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
  expect(chunked.status).toBe(413)
  const { socket, closed } = send(slowForm('/', 1_000_000))
  expect(await closed).toMatch(/^HTTP\/1\.1 413 /)
  socket.destroy()
})

test('a body arrives as it was sent, in one piece or in many', async () => {
  const { url, send } = await echo({ ms: 60_000, atOnce: 10 })
  expect(await (await fetch(url, form)).text()).toBe('name=Ada')
  const { socket, closed } = send(slowForm('/', 14).replace('Host', 'Connection: close\r\nHost'))
  socket.write('..!')
  expect(await closed).toMatch(/\r\n\r\nname=Slowly\.\.!$/)
})

test.each(['1.2.3.4.5', '256.1.1.1', 'a.b.09'])(
  'the host %s is refused, not failed at',
  async (host) => {
    const { app } = await makeSite(routes)
    const { send } = await serve(app)
    const { closed } = send(`GET /services HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(await closed).toMatch(/^HTTP\/1\.1 400 /)
  },
)
