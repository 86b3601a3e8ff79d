import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInbox, type Inbox } from './inbox.ts'
import { deleteMails, readMails } from '../../tests/contacts.ts'

const folder = mkdtempSync(join(tmpdir(), 'inbox-'))
let inbox: Inbox

beforeAll(async () => {
  inbox = await openInbox(folder, { http: 0, smtp: 0 })
})

afterAll(async () => {
  await inbox.close()
  rmSync(folder, { recursive: true, force: true })
})

const send = (subject: string) =>
  createTransport(inbox.smtpUrl).sendMail({
    from: 'a@example.org',
    to: 'b@example.org',
    replyTo: 'c@example.org',
    subject,
    text: '<img src=x onerror=alert(1)>',
  })

test('keeps every mail, newest first, until they are cleared', async () => {
  await send('First')
  await send('Second <b>')
  const messages = await readMails(inbox.url)
  expect(messages.map((message) => message.subject)).toEqual(['Second <b>', 'First'])
  expect(messages[0]).toMatchObject({
    from: 'a@example.org',
    to: ['b@example.org'],
    replyTo: 'c@example.org',
    messageId: expect.stringMatching(/^<.+@.+>$/),
    headers: { subject: 'Second <b>' },
  })

  const page = await (await fetch(inbox.url)).text()
  expect(page).toContain('Second &lt;b&gt;')
  expect(page).not.toContain('<img')

  expect((await deleteMails(inbox.url)).status).toBe(204)
  expect(await readMails(inbox.url)).toEqual([])
})

test('no page of another site reads mails', async () => {
  const { headers } = await fetch(`${inbox.url}/messages`, {
    headers: { origin: 'https://x.test' },
  })
  expect(headers.get('access-control-allow-origin')).toBeNull()
})
