import { setTimeout } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ordinaryContact } from '../../../tests/contacts.ts'
import { deliverMails } from './deliver-mails.ts'
import type { Leads, MailChange, QueuedMail } from '../leads.ts'
import { readMailSettings, type MailSettings } from '../settings.ts'

const refusedAddress = 'nobody@example.org'
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    done(
      address === refusedAddress
        ? Object.assign(new Error('No such user'), { responseCode: 550 })
        : null,
    ),
  onData: (stream, _session, done) => stream.resume().on('end', () => done()),
})
let settings: MailSettings

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  settings = readMailSettings({
    SUPABASE_URL: 'http://localhost:1',
    SUPABASE_SERVICE_ROLE_KEY: 'key',
    SITE_URL: 'http://localhost:4200',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    CONTACT_EMAIL: refusedAddress,
  })
})

afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

let settled: Record<string, MailChange>
beforeEach(() => {
  settled = {}
})

function outboxOf(mails: Partial<QueuedMail>[]): Leads {
  const queue = mails.map((mail) => ({
    leadId: 'lead',
    ...ordinaryContact,
    requestedAt: '2026-01-01',
    ...mail,
  })) as QueuedMail[]
  return {
    record: () => Promise.reject(new Error('not here')),
    claimMails: (batch) => Promise.resolve(queue.splice(0, batch)),
    async settleMail(id, change) {
      // A database takes its time.
      await setTimeout(20)
      settled[id] = change
    },
  }
}

test('gives up on a visitor whose address the server refuses for good, never on the firm', async () => {
  const leads = outboxOf([
    { id: 'to-firm', kind: 'firm' },
    { id: 'to-nobody', kind: 'confirmation', email: refusedAddress },
    { id: 'to-ada', kind: 'confirmation' },
  ])
  expect(await deliverMails(leads, settings)).toEqual({ sent: 1, failed: 2 })
  expect(settled).toMatchObject({
    'to-firm': { status: 'queued', last_error: 'EENVELOPE 550' },
    'to-nobody': { status: 'refused', last_error: 'EENVELOPE 550' },
    'to-ada': { status: 'sent', message_id: '<to-ada@example.com>' },
  })
})

test('goes on until the outbox is empty', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    id: `mail-${index}`,
    kind: 'confirmation' as const,
  }))
  expect(await deliverMails(outboxOf(many), settings)).toEqual({ sent: 12, failed: 0 })
})

test('settings name every variable that is missing or wrong', () => {
  expect(() => readMailSettings({ SITE_URL: 'nowhere', MAIL_FROM: 'Someone <a@b>' })).toThrow(
    'Settings: SUPABASE_URL is missing, SUPABASE_SERVICE_ROLE_KEY is missing, SITE_URL is not a URL, SMTP_URL is missing, MAIL_FROM is not an email address',
  )
})
