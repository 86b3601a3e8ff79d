import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { ordinaryContact } from '../../../tests/contacts.ts'
import { writeDigest } from '../../deliver-mails/digest-mail.ts'
import { firmTime } from '../firm-time.ts'
import type { QueuedMail } from '../leads.ts'
import { mailStyle } from './mail-style.ts'
import { writeMail, type Mail } from './mails.ts'
import { readMailSettings } from '../settings.ts'

const settings = readMailSettings({
  SUPABASE_URL: 'http://localhost:1',
  SUPABASE_SERVICE_ROLE_KEY: 'key',
  SITE_URL: 'https://www.example.com',
  SMTP_URL: 'smtp://127.0.0.1:1',
})
const lead: QueuedMail = {
  ...ordinaryContact,
  id: 'mail',
  kind: 'firm',
  leadId: '6f1c7c1e-0000-4000-8000-000000000000',
  message: 'Two engineers <soon>.\n\n"Both" in Go & Rust.',
  requestedAt: '2026-11-22 11:23:07.602+00',
}
const heldBack = {
  id: lead.leadId,
  quarantine_reason: 'trap',
  first_name: lead.firstName,
  last_name: lead.lastName,
  email: lead.email,
  phone: lead.phone,
  company: lead.company,
  message: lead.message,
  requested_at: lead.requestedAt,
}
const digest = { claim: 'claim', leads: [heldBack, heldBack], waiting: 5 }

const mails: [string, () => Mail | Promise<Mail>][] = [
  ['the mail to the firm', () => writeMail.firm(lead, settings)],
  ['the confirmation', () => writeMail.confirmation(lead, settings)],
  ['the digest', () => writeDigest(digest, settings, true)],
]

const shown = (html: string) =>
  html
    .replace(/^.*<body>/s, '')
    .replace(/<span[^>]*aria-hidden.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(
      /&(amp|lt|gt|quot);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name]!,
    )

/** Without the marks that stand for the looks, and where a step leads to, which HTML has in the link. */
const said = (text: string) =>
  text.replace(/^(> |-- )/gm, '').replace(/^(Reply to .*|Release it): \S+$/gm, '$1')

const words = (text: string) =>
  text
    .replaceAll(/:(?=\s)/g, '')
    .split(/\s+/)
    .filter(Boolean)

test.each(mails)('%s has the same words as plain text and as HTML', async (_, write) => {
  const { text, html } = await write()
  expect(words(shown(html))).toEqual(words(said(text)))
})

test.each(mails)(
  '%s is small, brings no pictures and asks nobody for anything',
  async (_, write) => {
    const { html } = await write()
    expect(html.length).toBeLessThan(6_000)
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|@font-face/)
  },
)

test.each(mails)('%s travels as both, and is what it was', async (_, write) => {
  const mail = await write()
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail)
  expect(String(message)).toContain('multipart/alternative')
  const read = await PostalMime.parse(message as Buffer)
  expect(read.text?.trim()).toBe(mail.text.trim())
  expect(read.html?.trim()).toBe(mail.html.trim())
})

test('the mail to the firm quotes what was written, and one press answers it', () => {
  const { replyTo, text, html } = writeMail.firm(lead, settings)
  expect(replyTo).toEqual({ name: 'Ada Byron', address: 'ada@example.org' })
  expect(text).toContain('> Two engineers <soon>.\n> \n> "Both" in Go & Rust.\n')
  expect(text).toContain('Reply to Ada Byron: ada@example.org\n')
  expect(text).toContain('Received: Sunday, November 22, 2026 at 5:23 AM CST\n')
  expect(html).toContain('href="mailto:ada@example.org?subject=Your%20request%20to%20Plumbline"')
  expect(html.match(/class="step"/g)).toHaveLength(1)
})

test('an address with a plus is written as it is where there are no links', () => {
  const { text } = writeMail.firm({ ...lead, email: 'ada+hr@example.org' }, settings)
  expect(text).toContain('Reply to Ada Byron: ada+hr@example.org\n')
})

test('an address in a link is an address and nothing else', () => {
  const email = `"a'b&c=d?bcc=eve%40example.org"@example.org`
  const { html } = writeMail.firm({ ...lead, email }, settings)
  const [, address = ''] = /href="mailto:([^"?]*)\?/.exec(html) ?? []
  expect(decodeURIComponent(address)).toBe(email)
})

test.each([
  ['2026-11-22 11:23:07.602+00', 'Sunday, November 22, 2026 at 5:23 AM CST'],
  ['2026-07-01T23:05:00.123456+00:00', 'Wednesday, July 1, 2026 at 6:05 PM CDT'],
  ['2027-01-01T00:30:00Z', 'Thursday, December 31, 2026 at 6:30 PM CST'],
])('%s is %s where the firm is', (timestamp, time) => {
  expect(firmTime(timestamp)).toBe(time)
})

test('mails have the colours of the site, in both schemes', () => {
  const tokens = readFileSync(
    join(import.meta.dirname, '../../../../shared-ui/src/theme/tokens.css'),
    'utf8',
  )
  const [light = '', dark = ''] = mailStyle.split('@media (prefers-color-scheme:dark)')
  const pairs = [
    ...tokens.matchAll(
      /--pl-(?:paper|panel|ink|soft|brass|link|hairline): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
    ),
  ]
  for (const [index, style] of [light, dark].entries()) {
    const used = new Set(style.match(/#[0-9a-f]{6}/g))
    expect(used.size).toBe(7)
    const known = pairs.map((pair) => pair[index + 1])
    expect([...used].sort()).toEqual([...new Set(known)].sort())
  }
})

test('a name turns nothing around where mail programs show it beside our own words', () => {
  const mail = writeMail.firm(
    { ...lead, firstName: '\u202emoc.live\u2066', company: 'A\u202e' },
    settings,
  )
  expect(mail.subject).toBe(`Contact request:  moc.live  ${lead.lastName}, A `)
  expect(mail.replyTo).toEqual({ name: ` moc.live  ${lead.lastName}`, address: lead.email })
  expect(mail.text).toContain(`Reply to  moc.live  ${lead.lastName}: ${lead.email}`)
})

test('a long subject does not end amid a character', () => {
  const { subject } = writeMail.firm({ ...lead, company: `a${'👋'.repeat(99)}` }, settings)
  expect(subject).toMatch(/👋$/u)
  expect(subject?.isWellFormed()).toBe(true)
})
