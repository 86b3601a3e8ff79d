import { databaseFailure, openServiceClient } from '../_shared/service-client.ts'
import type { MailSettings } from '../_shared/settings.ts'

/** A quarantined lead as the digest tells of it. */
export interface WaitingLead {
  id: string
  quarantine_reason: string
  first_name: string
  last_name: string
  email: string
  phone: string
  company: string
  message: string
  requested_at: string
}

export interface ClaimedDigest {
  claim: string
  leads: WaitingLead[]
  /** How many leads no digest has told of yet, with those of this one. */
  waiting: number
}

export type Release = 'released' | 'released before' | 'gone'

export type Quarantine = ReturnType<typeof openQuarantine>

/** The quarantined leads in the database, with the service key. */
export function openQuarantine(settings: Pick<MailSettings, 'supabaseUrl' | 'serviceKey'>) {
  const client = openServiceClient(settings)
  return {
    /** Today's digest, or null when it was sent, is being sent or has nobody to tell of. */
    async claimDigest(): Promise<ClaimedDigest | null> {
      const { data, error } = await client.rpc('claim_quarantine_digest')
      if (error) throw databaseFailure(error)
      const leads = data as (WaitingLead & { claim: string; waiting: number })[]
      const [first] = leads
      return first ? { claim: first.claim, leads, waiting: first.waiting } : null
    },
    async recordDigest(claim: string): Promise<void> {
      const { error } = await client.rpc('record_quarantine_digest', { claim })
      if (error) throw databaseFailure(error)
    },
    async release(id: string): Promise<Release> {
      const { data, error } = await client.rpc('release_contact_request', { request_id: id })
      if (error) throw databaseFailure(error)
      if (data === true) return 'released'
      const found = await client.from('contact_requests').select('id').eq('id', id).maybeSingle()
      if (found.error) throw databaseFailure(found.error)
      return found.data ? 'released before' : 'gone'
    },
  }
}
