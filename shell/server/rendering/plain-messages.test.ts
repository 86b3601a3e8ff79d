import { expect, test } from 'vitest'
import { toPlainRequest, toRequest } from './plain-messages.ts'

test('remotes are not told what tells a visitor from others', async () => {
  const request = new Request('https://site.example/contact', {
    headers: {
      cookie: 'console-session=secret',
      authorization: 'Bearer secret',
      accept: 'text/html',
    },
  })
  const { headers } = toRequest(await toPlainRequest(request))
  expect(Object.fromEntries(headers)).toEqual({ accept: 'text/html' })
})
