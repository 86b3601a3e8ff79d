import type { SupabaseClient } from '@supabase/supabase-js'
import { Refusal } from './answer.ts'
import type { Contact } from './contact.ts'
import { mailboxOf } from './mails/mailbox.ts'
import { databaseFailure, openServiceClient } from './service-client.ts'
import type { MailSettings } from './settings.ts'

export interface QueuedMail extends Contact {
  id: string
  kind: 'firm' | 'confirmation'
  leadId: string
  requestedAt: string
}

interface ClaimedRow {
  id: string
  kind: QueuedMail['kind']
  contact_request_id: string
  first_name: string
  last_name: string
  email: string
  phone: string
  company: string
  message: string
  requested_at: string
}

/** What the limits and the quarantine go by. */
export interface Evidence {
  /** The sender's address or network, or null when it is not known. */
  address: string | null
  /** A field was filled that people do not see. */
  suspicion: 'trap' | null
}

export type Leads = ReturnType<typeof openLeads>

/** The leads in the database, written with the service key. */
export function openLeads(settings: Pick<MailSettings, 'supabaseUrl' | 'serviceKey'>) {
  const client = openServiceClient(settings)
  return {
    record: (contact: Contact, key: string | null, evidence: Evidence) =>
      record(client, contact, key, evidence),
    claimMails: (batch: number, leadId: string | null) => claimMails(client, batch, leadId),
    settleMail: (id: string, change: MailChange) => settleMail(client, id, change),
  }
}

/** Stores the contact with the mails it owes and returns its id; a repeated key returns the first id. */
async function record(
  client: SupabaseClient,
  contact: Contact,
  key: string | null,
  { address, suspicion }: Evidence,
): Promise<string> {
  const { data, error } = await client
    .rpc('record_contact_request', {
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      phone: contact.phone,
      company: contact.company,
      message: contact.message,
      idempotency_key: key,
      address,
      suspicion,
      mailbox: mailboxOf(contact.email),
    })
    .single<{ id: string; outcome: 'recorded' | 'repeated' | 'conflict' }>()
  if (error) throw databaseFailure(error)
  if (data.outcome === 'conflict') {
    throw new Refusal(409, {
      code: 'idempotency_conflict',
      message: 'This Idempotency-Key was used for another message.',
    })
  }
  return data.id
}

async function claimMails(
  client: SupabaseClient,
  batch: number,
  leadId: string | null,
): Promise<QueuedMail[]> {
  const { data, error } = await client.rpc('claim_contact_mails', {
    batch_size: batch,
    for_request: leadId,
  })
  if (error) throw databaseFailure(error)
  return (data as ClaimedRow[]).map((row) => ({
    id: row.id,
    kind: row.kind,
    leadId: row.contact_request_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    message: row.message,
    requestedAt: row.requested_at,
  }))
}

export type MailChange =
  | { status: 'sent'; message_id: string; sent_at: string; last_error: null }
  | { status: 'queued' | 'refused'; last_error: string }

/** Sent stays sent, whatever a slower attempt at the same mail has to say. */
async function settleMail(client: SupabaseClient, id: string, change: MailChange): Promise<void> {
  const { error } = await client
    .from('contact_mails')
    .update(change)
    .eq('id', id)
    .neq('status', 'sent')
  if (error) throw databaseFailure(error)
}
