import * as v from 'valibot'
import { isSigned, sign } from '../_shared/signature.ts'
import type { MailSettings } from '../_shared/settings.ts'

/** How long a link of the digest works, in seconds: 30 days, the longest anybody is away. */
const lifetime = 30 * 24 * 60 * 60

/** What a link carries: the lead, the last second it works, and the signature over both. */
export const linkSchema = v.object({ lead: v.string(), until: v.string(), signature: v.string() })

/** The address of the page where one lead can be released; whoever has it needs nothing else. */
export function writeReleaseLink(
  lead: string,
  { serviceKey, siteUrl }: Pick<MailSettings, 'serviceKey' | 'siteUrl'>,
  now = Date.now(),
): string {
  const until = String(Math.floor(now / 1000) + lifetime)
  const signature = sign('release-link', serviceKey, `${lead} ${until}`)
  return `${siteUrl}/contact/release?${new URLSearchParams({ lead, until, signature }).toString()}`
}

export function checkReleaseLink(
  { lead, until, signature }: v.InferOutput<typeof linkSchema>,
  serviceKey: string,
  now = Date.now(),
): 'good' | 'expired' | 'unknown' {
  if (!isSigned('release-link', serviceKey, `${lead} ${until}`, signature)) return 'unknown'
  return Number(until) >= now / 1000 ? 'good' : 'expired'
}
