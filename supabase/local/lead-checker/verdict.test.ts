import { expect, test } from 'vitest'
import type { Submission } from './clients.ts'
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
    acknowledged: new Set(['lead']),
  }
  const mail = (id: string) => ({ id, status: 'sent', message_id: `<${id}@example.com>` })
  const lead: StoredLead = {
    id: 'lead',
    idempotency_key: 'key',
    email: 'ada@example.org',
    message: 'Hello',
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

type History = ReturnType<typeof history>

const faultsAfter = (change: (history: History) => unknown) => {
  const changed = history()
  change(changed)
  return findFaults(changed.journal, changed.leads, changed.accepted)
}

test.each<[string, (history: History) => unknown]>([
  ['all is well', () => null],
  ['a mail came twice under one Message-ID', ({ accepted }) => accepted.push(accepted[0]!)],
  ['it was stored and the answer was lost', ({ journal }) => journal[0]!.acknowledged.clear()],
  [
    'it was neither stored nor acknowledged',
    ({ journal, leads, accepted }) => {
      journal[0]!.acknowledged.clear()
      leads.pop()
      accepted.length = 0
    },
  ],
])('finds nothing when %s', (_, change) => {
  expect(faultsAfter(change)).toEqual([])
})

test.each<[string, (history: History) => unknown]>([
  ['key: acknowledged as lead and not stored', ({ leads }) => leads.pop()],
  ['key: stored 2 times', ({ leads }) => leads.push({ ...leads[0]! })],
  ['key: acknowledged under 2 ids', ({ journal }) => journal[0]!.acknowledged.add('other')],
  ['key: stored with other words', ({ leads }) => (leads[0]!.message = 'Hell')],
  ['lead: nobody sent it', ({ leads }) => (leads[0]!.idempotency_key = 'other')],
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
