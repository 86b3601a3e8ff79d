import { dataOf, openServiceClient } from '../_shared/service-client.ts'
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

type ClaimedLead = WaitingLead & Omit<ClaimedDigest, 'leads'>

export type Release = 'released' | 'released before' | 'gone'

export type Quarantine = ReturnType<typeof openQuarantine>

/** The quarantined leads in the database, with the service key. */
export function openQuarantine(settings: Pick<MailSettings, 'supabaseUrl' | 'serviceKey'>) {
  const client = openServiceClient(settings)
  return {
    /** Today's digest, or null when it was sent, is being sent or has nobody to tell of. */
    async claimDigest(): Promise<ClaimedDigest | null> {
      const leads = await dataOf<ClaimedLead[]>(client.rpc('claim_quarantine_digest'))
      const [first] = leads
      return first ? { claim: first.claim, leads, waiting: first.waiting } : null
    },
    async recordDigest(claim: string): Promise<void> {
      await dataOf(client.rpc('record_quarantine_digest', { claim }))
    },
    async release(id: string): Promise<Release> {
      const isReleased = await dataOf(client.rpc('release_contact_request', { request_id: id }))
      if (isReleased === true) return 'released'
      const request = client.from('contact_requests').select('id').eq('id', id).maybeSingle()
      return (await dataOf(request)) ? 'released before' : 'gone'
    },
  }
}
