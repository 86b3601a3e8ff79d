import type { SupabaseClient } from '@supabase/supabase-js'
import type { Submission } from './clients.ts'
import type { AcceptedMail } from './sink.ts'

export interface StoredLead {
  id: string
  idempotency_key: string
  email: string
  message: string
  contact_mails: { id: string; kind: string; status: string; message_id: string | null }[]
}

const firm = 'hello@example.com'

/** Every stored lead with its mails, a page at a time. */
export async function readLeads(client: SupabaseClient): Promise<StoredLead[]> {
  const leads: StoredLead[] = []
  for (;;) {
    const { data, error } = await client
      .from('contact_requests')
      .select('id,idempotency_key,email,message,contact_mails(id,kind,status,message_id)')
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
  const byKey = Map.groupBy(leads, (lead) => lead.idempotency_key)
  const byMessageId = Map.groupBy(accepted, (mail) => mail.messageId)
  const known = new Set(journal.map(({ key }) => key))
  const owed = new Set(leads.flatMap((lead) => lead.contact_mails.map(messageIdOf)))
  return [
    ...journal.flatMap((submission) => faultsOfAnswer(submission, byKey.get(submission.key) ?? [])),
    ...leads
      .filter((lead) => !known.has(lead.idempotency_key))
      .map(({ id }) => `${id}: nobody sent it`),
    ...leads.flatMap((lead) => faultsOfMails(lead, byMessageId)),
    ...[...byMessageId.keys()]
      .filter((messageId) => !owed.has(messageId))
      .map((messageId) => `${messageId}: sent for no lead`),
  ]
}

function faultsOfAnswer(
  { key, contact, acknowledged }: Submission,
  stored: StoredLead[],
): string[] {
  const faults: string[] = []
  const [lead] = stored
  if (stored.length > 1) faults.push(`${key}: stored ${stored.length} times`)
  if (acknowledged.size > 1) faults.push(`${key}: acknowledged under ${acknowledged.size} ids`)
  for (const id of acknowledged) {
    if (lead?.id !== id) faults.push(`${key}: acknowledged as ${id} and not stored`)
  }
  if (lead && (lead.email !== contact.email || lead.message !== contact.message)) {
    faults.push(`${key}: stored with other words`)
  }
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
