import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { errorAnswer } from './error-answer.ts'

const app = new Hono()
app.get('/busy', (c) => errorAnswer(c, 503, 'busy', 'Too many <b>people</b> are here.'))

test('a program gets JSON', async () => {
  const response = await app.request('/busy')
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({
    error: { code: 'busy', message: 'Too many <b>people</b> are here.' },
  })
})

test('a visitor gets a page with ways on, whose policy lets in its own style and nothing else', async () => {
  const response = await app.request('/busy', { headers: { accept: 'text/html,*/*' } })
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-security-policy')).toMatch(
    /default-src 'none'; style-src 'sha256-[^']+'; /,
  )
  const html = await response.text()
  expect(html).toContain('<h1>Too many &lt;b>people&lt;/b> are here.</h1>')
  for (const path of ['/', '/search', '/contact']) expect(html).toContain(`<a href="${path}">`)
})
