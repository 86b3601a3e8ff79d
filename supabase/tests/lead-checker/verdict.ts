import type { SupabaseClient } from '@supabase/supabase-js'
import type { Submission } from './send-form.ts'
import type { AcceptedMail } from './sink.ts'

export interface StoredLead {
  id: string
  idempotency_key: string
  email: string
  message: string
  quarantine_reason: string | null
  contact_mails: { id: string; kind: string; status: string; message_id: string | null }[]
}

const firm = 'hello@example.com'

/** Every stored lead with its mails, a page at a time. */
export async function readLeads(client: SupabaseClient): Promise<StoredLead[]> {
  const leads: StoredLead[] = []
  for (;;) {
    const { data, error } = await client
      .from('contact_requests')
      .select(
        'id,idempotency_key,email,message,quarantine_reason,contact_mails(id,kind,status,message_id)',
      )
      .order('id')
      .range(leads.length, leads.length + 499)
      .overrideTypes<StoredLead[], { merge: false }>()
    if (error) throw error
    leads.push(...data)
    if (data.length < 500) return leads
  }
}

/** Everything that is not as it must be, one line each. */
export function findFaults(
  journal: readonly Submission[],
  leads: readonly StoredLead[],
  accepted: readonly AcceptedMail[],
): string[] {
  const byEmail = Map.groupBy(leads, (lead) => lead.email)
  const byMessageId = Map.groupBy(accepted, (mail) => mail.messageId)
  const known = new Set(journal.map(({ contact }) => contact.email))
  const owed = new Set(leads.flatMap((lead) => lead.contact_mails.map(messageIdOf)))
  return [
    ...journal.flatMap((submission) =>
      faultsOfAnswers(submission, byEmail.get(submission.contact.email) ?? []),
    ),
    ...leads.filter(({ email }) => !known.has(email)).map(({ id }) => `${id}: nobody sent it`),
    ...leads.flatMap((lead) => faultsOfMails(lead, byMessageId)),
    ...[...byMessageId.keys()]
      .filter((messageId) => !owed.has(messageId))
      .map((messageId) => `${messageId}: sent for no lead`),
  ]
}

function faultsOfAnswers(submission: Submission, stored: StoredLead[]): string[] {
  const { contact, ids, isAcknowledged, oddAnswers } = submission
  const faults = oddAnswers.map((answer) => `was answered: ${answer}`)
  const [lead] = stored
  if (stored.length > 1) faults.push(`stored ${stored.length} times`)
  if (isAcknowledged && !lead) faults.push('acknowledged and not stored')
  if (ids.size > 1) faults.push(`acknowledged under ${ids.size} ids`)
  if (lead) {
    for (const id of ids) if (lead.id !== id) faults.push(`acknowledged as ${id}`)
    faults.push(...faultsOfLead(submission, lead))
  }
  return faults.map((fault) => `${contact.email}: ${fault}`)
}

function faultsOfLead({ contact, key }: Submission, lead: StoredLead): string[] {
  const faults: string[] = []
  if (key && lead.idempotency_key !== key) faults.push('stored under another key')
  if (lead.message !== contact.message) faults.push('stored with other words')
  if (lead.quarantine_reason) faults.push(`in quarantine for ${lead.quarantine_reason}`)
  return faults
}

function faultsOfMails(lead: StoredLead, sent: ReadonlyMap<string, AcceptedMail[]>): string[] {
  const kinds = lead.contact_mails.map(({ kind }) => kind).sort()
  if (kinds.join() !== 'confirmation,firm') return [`${lead.id}: owes ${kinds.join() || 'nothing'}`]
  return lead.contact_mails.flatMap((mail) => {
    const messageId = messageIdOf(mail)
    const copies = sent.get(messageId) ?? []
    const to = mail.kind === 'firm' ? firm : lead.email
    const reference = mail.kind === 'firm' ? lead.id : null
    return [
      ...(mail.status === 'sent' ? [] : [`${mail.id}: is ${mail.status}`]),
      ...(mail.message_id === messageId ? [] : [`${mail.id}: kept as ${mail.message_id}`]),
      ...(copies.length > 0 ? [] : [`${mail.id}: never reached the mail server`]),
      ...copies
        .filter((copy) => copy.to !== to || copy.reference !== reference)
        .map((copy) => `${mail.id}: went to ${copy.to}`),
    ]
  })
}

const messageIdOf = ({ id }: { id: string }) => `<${id}@example.com>`
