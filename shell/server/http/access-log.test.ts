import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { collectLog } from '../testing/log.ts'
import { accessLog } from './access-log.ts'

test('a line has the path without what was searched for, and no more than 200 characters of it', async () => {
  const { log, lines } = collectLog('warn')
  log.level = 'debug'
  const app = new Hono()
  app.use(accessLog(log))
  app.get('/search', (c) => c.text('results'))
  app.get('/broken', (c) => c.text('', 503))
  for (const path of ['/search', '/broken', '/none', `/${'long'.repeat(100)}`])
    await app.request(`http://site.example${path}?q=salary+of+grace#grace`)
  expect(lines.map(({ event, path, status }) => [event, path, status])).toEqual([
    ['request', '/search', 200],
    ['request', '/broken', 503],
    ['not-found', '/none', 404],
    ['not-found', `/${'long'.repeat(100)}`.slice(0, 200), 404],
  ])
  expect(JSON.stringify(lines)).not.toContain('grace')
})

test('that a shell is not ready yet is no failure', async () => {
  const { log, lines } = collectLog()
  const app = new Hono()
  app.use(accessLog(log))
  app.get('/readyz', (c) => c.text('', 503))
  await app.request('/readyz')
  expect(lines).toEqual([])
})
