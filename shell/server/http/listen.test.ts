import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { freePort } from 'delivery'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { limits } from '../limits.ts'
import { createSiteServer, listen } from './listen.ts'
import { serve } from '../testing/server.ts'

test('told to stop, it ends what runs and waits for no connection that is only kept', async () => {
  let answer = () => {}
  const gate = new Promise<void>((resolve) => (answer = resolve))
  const app = new Hono().get('*', async (c) => {
    await gate
    return c.text('done')
  })
  const port = await freePort()
  const { close } = await listen(app, { PORT: port }, false)
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const request = get({ port, host: '127.0.0.1', agent })
  await once(request, 'socket')
  await once(request.socket ?? request, 'connect')
  const closed = close()
  answer()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(200)
  expect(response.headers.connection).toBe('close')
  await closed
})

test('about to stop, it ends the connection of each answer, also of those that are being made', async () => {
  let answer = () => {}
  const gate = new Promise<void>((resolve) => (answer = resolve))
  const app = new Hono()
    .get('/slow', async (c) => {
      await gate
      return c.text('done')
    })
    .get('*', (c) => c.text('done'))
  const PORT = await freePort()
  const { endConnections, close } = await listen(app, { PORT }, false)
  onTestFinished(close)
  const connectionOf = async (path: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${PORT}${path}`)
    return headers.get('connection')
  }
  expect(await connectionOf('/')).toBe('keep-alive')
  const slow = connectionOf('/slow')
  await connectionOf('/')
  endConnections()
  answer()
  expect(await slow).toBe('close')
  expect(await connectionOf('/')).toBe('close')
})

test('it listens where it is told to, and nowhere else', async () => {
  const PORT = await freePort()
  const app = new Hono().get('*', (c) => c.text('here'))
  const { close } = await listen(app, { PORT, HOST: '127.0.0.1' }, false)
  onTestFinished(close)
  expect((await fetch(`http://127.0.0.1:${PORT}`)).status).toBe(200)
  await expect(fetch(`http://[::1]:${PORT}`)).rejects.toThrow()
  await expect(listen(app, { PORT, HOST: '192.0.2.1' }, false)).rejects.toThrow(
    'HOST 192.0.2.1 is no address of this machine',
  )
})

test('proxies give up a connection before the server does', () => {
  const server = createSiteServer(new Hono(), false)
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
  expect(server.headersTimeout).toBeLessThan(server.requestTimeout)
  expect(server.requestTimeout).toBeGreaterThan(limits.bodyMs)
})

test('connections that are only kept make room when there are as many as there may be', async () => {
  const { server, url, send } = await serve(new Hono().get('*', (c) => c.text('')))
  server.maxConnections = 2
  const kept = [1, 2].map(() => send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))
  await Promise.all(kept.map(({ socket }) => once(socket, 'data')))
  // The one that comes too many is dropped, the next finds room.
  await fetch(url).catch(() => undefined)
  expect((await fetch(url)).status).toBe(200)
})

test('a health check of HTTP/1.0, which names no host, is answered', async () => {
  const { send } = await serve(new Hono().get('/readyz', (c) => c.text('ready')))
  expect(await send('GET /readyz HTTP/1.0\r\n\r\n').closed).toMatch(/^HTTP\/1\.1 200 /)
})

test('headers that never end are answered 408', async () => {
  const { server, send } = await serve(new Hono().get('*', (c) => c.text('')))
  server.headersTimeout = 50
  expect(await send('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ').closed).toMatch(
    /^HTTP\/1\.1 408 /,
  )
})

test('who connects and says nothing makes room for who asks', async () => {
  const { server, url } = await serve(new Hono().get('*', (c) => c.text('here')))
  const { port } = server.address() as AddressInfo
  const silent = Array.from({ length: limits.silentConnections + 20 }, () =>
    connect(port, '127.0.0.1'),
  )
  onTestFinished(() => silent.forEach((socket) => socket.destroy()))
  const [oldest] = silent
  if (oldest) await once(oldest, 'close')
  expect(await (await fetch(url)).text()).toBe('here')
})

test('who asks on without waiting for answers is cut off', async () => {
  const { send } = await serve(new Hono().get('*', () => new Promise<Response>(() => {})))
  const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'
  expect(await send(request.repeat(limits.unansweredOfConnection + 1)).closed).toBe('')
})

test('of a port that is taken it says which setting names it', async () => {
  const PORT = await freePort()
  const first = await listen(new Hono(), { PORT }, false)
  onTestFinished(() => first.close())
  const second = listen(new Hono(), { PORT, setting: 'CONSOLE_PORT' }, false)
  await expect(second).rejects.toThrow(`CONSOLE_PORT ${PORT} is taken; set CONSOLE_PORT`)
})
