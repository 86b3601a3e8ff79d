import { expect, test } from 'vitest'
import type { Submission } from './send-form.ts'
import type { AcceptedMail } from './sink.ts'
import { findFaults, type StoredLead } from './verdict.ts'

/** One form, stored and mailed as it must be. */
function history() {
  const submission: Submission = {
    key: 'key',
    contact: {
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.org',
      phone: '5125550123',
      company: 'Engines',
      message: 'Hello',
    },
    isAcknowledged: true,
    ids: new Set(['lead']),
    oddAnswers: [],
  }
  const mail = (id: string) => ({ id, status: 'sent', message_id: `<${id}@example.com>` })
  const lead: StoredLead = {
    id: 'lead',
    idempotency_key: 'key',
    email: 'ada@example.org',
    message: 'Hello',
    quarantine_reason: null,
    contact_mails: [
      { ...mail('one'), kind: 'firm' },
      { ...mail('two'), kind: 'confirmation' },
    ],
  }
  const sent = (id: string, to: string, reference: string | null): AcceptedMail => ({
    messageId: `<${id}@example.com>`,
    to,
    reference,
    isReset: false,
  })
  const accepted = [sent('one', 'hello@example.com', 'lead'), sent('two', 'ada@example.org', null)]
  return { journal: [submission], leads: [lead], accepted }
}

function postByPage(submission: Submission): void {
  submission.key = null
  submission.ids.clear()
}

type History = ReturnType<typeof history>

const faultsAfter = (change: (history: History) => unknown) => {
  const changed = history()
  change(changed)
  return findFaults(changed.journal, changed.leads, changed.accepted)
}

test.each<[string, (history: History) => unknown]>([
  ['all is well', () => null],
  ['a mail came twice under one Message-ID', ({ accepted }) => accepted.push(accepted[0]!)],
  [
    'it was stored and the answer was lost',
    ({ journal }) => {
      journal[0]!.isAcknowledged = false
      journal[0]!.ids.clear()
    },
  ],
  [
    'it was neither stored nor acknowledged',
    ({ journal, leads, accepted }) => {
      journal[0]!.isAcknowledged = false
      journal[0]!.ids.clear()
      leads.pop()
      accepted.length = 0
    },
  ],
  ['a page took it, under a key of its own', ({ journal }) => postByPage(journal[0]!)],
])('finds nothing when %s', (_, change) => {
  expect(faultsAfter(change)).toEqual([])
})

test.each<[string, (history: History) => unknown]>([
  ['ada@example.org: acknowledged and not stored', ({ leads }) => leads.pop()],
  ['ada@example.org: stored 2 times', ({ leads }) => leads.push({ ...leads[0]! })],
  ['ada@example.org: acknowledged under 2 ids', ({ journal }) => journal[0]!.ids.add('other')],
  ['ada@example.org: acknowledged as lead', ({ leads }) => (leads[0]!.id = 'other')],
  ['ada@example.org: stored under another key', ({ leads }) => (leads[0]!.idempotency_key = 'k')],
  ['ada@example.org: stored with other words', ({ leads }) => (leads[0]!.message = 'Hell')],
  [
    'ada@example.org: in quarantine for trap',
    ({ leads }) => (leads[0]!.quarantine_reason = 'trap'),
  ],
  [
    'ada@example.org: was answered: 200 Maybe',
    ({ journal }) => journal[0]!.oddAnswers.push('200 Maybe'),
  ],
  ['lead: nobody sent it', ({ leads }) => (leads[0]!.email = 'eve@example.org')],
  ['lead: owes confirmation', ({ leads }) => leads[0]!.contact_mails.shift()],
  ['one: is queued', ({ leads }) => (leads[0]!.contact_mails[0]!.status = 'queued')],
  ['one: kept as null', ({ leads }) => (leads[0]!.contact_mails[0]!.message_id = null)],
  ['one: never reached the mail server', ({ accepted }) => accepted.shift()],
  ['two: went to eve@example.org', ({ accepted }) => (accepted[1]!.to = 'eve@example.org')],
  [
    '<three@example.com>: sent for no lead',
    ({ accepted }) => accepted.push({ ...accepted[0]!, messageId: '<three@example.com>' }),
  ],
])('finds: %s', (fault, change) => {
  expect(faultsAfter(change)).toContain(fault)
})
