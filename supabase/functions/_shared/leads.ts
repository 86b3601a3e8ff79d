import { Refusal } from './answer.ts'
import type { Contact } from './contact.ts'
import { mailboxOf } from './mails/mailbox.ts'
import { dataOf, openServiceClient } from './service-client.ts'
import type { MailSettings } from './settings.ts'

export interface QueuedMail extends Contact {
  id: string
  kind: 'firm' | 'confirmation'
  leadId: string
  requestedAt: string
}

/** A `QueuedMail`, as the database is asked for it. */
const mailColumns =
  'id, kind, leadId:contact_request_id, firstName:first_name, lastName:last_name, email, phone, company, message, requestedAt:requested_at'

/** What the limits and the quarantine go by. */
export interface Evidence {
  /** The sender's address or network, or null when it is not known. */
  address: string | null
  /** A field was filled that people do not see. */
  suspicion: 'trap' | null
}

export type MailChange =
  | { status: 'sent'; message_id: string; sent_at: string; last_error: null }
  | { status: 'queued' | 'refused'; last_error: string }

export type Leads = ReturnType<typeof openLeads>

/** The leads in the database, written with the service key. */
export function openLeads(settings: Pick<MailSettings, 'supabaseUrl' | 'serviceKey'>) {
  const client = openServiceClient(settings)
  return {
    /** Stores the contact with the mails it owes and returns its id; a repeated key returns the first id. */
    async record(contact: Contact, key: string | null, evidence: Evidence): Promise<string> {
      const recording = client
        .rpc('record_contact_request', {
          first_name: contact.firstName,
          last_name: contact.lastName,
          email: contact.email,
          phone: contact.phone,
          company: contact.company,
          message: contact.message,
          idempotency_key: key,
          ...evidence,
          mailbox: mailboxOf(contact.email),
        })
        .single<{ id: string; outcome: 'recorded' | 'repeated' | 'conflict' }>()
      const { id, outcome } = await dataOf(recording)
      if (outcome !== 'conflict') return id
      throw new Refusal(409, {
        code: 'idempotency_conflict',
        message: 'This Idempotency-Key was used for another message.',
      })
    },
    claimMails(batch_size: number, for_request: string | null) {
      const claiming = client.rpc('claim_contact_mails', { batch_size, for_request })
      return dataOf(claiming.select(mailColumns)) as Promise<QueuedMail[]>
    },
    /** Sent stays sent, whatever a slower attempt at the same mail has to say. */
    async settleMail(id: string, change: MailChange): Promise<void> {
      await dataOf(client.from('contact_mails').update(change).eq('id', id).neq('status', 'sent'))
    },
  }
}
