import * as v from 'valibot'
import { json, log, Refusal } from '../_shared/answer.ts'
import { deliverAfterAnswering } from '../_shared/mails/deliver-mails.ts'
import type { Leads } from '../_shared/leads.ts'
import { parseJson, readJsonText } from '../_shared/request.ts'
import type { MailSettings } from '../_shared/settings.ts'
import type { Quarantine } from './quarantine.ts'
import { checkReleaseLink, linkSchema } from './release-link.ts'

const bodyLimit = 1024

const unknownLink = {
  code: 'unknown_link',
  message: 'This link is not one of ours, or was cut off.',
}

/** Releases the lead that a link of the digest names: it is accepted, and its mails go. Anybody may ask who has the link. */
export async function releaseLead(
  request: Request,
  quarantine: Quarantine,
  leads: Leads,
  settings: MailSettings,
): Promise<Response> {
  const link = v.safeParse(linkSchema, parseJson(await readJsonText(request, bodyLimit)))
  if (!link.success) throw new Refusal(404, unknownLink)
  const { lead } = link.output
  const verdict = checkReleaseLink(link.output, settings.serviceKey)
  if (verdict === 'unknown') throw new Refusal(404, unknownLink)
  if (verdict === 'expired') {
    throw new Refusal(410, { code: 'link_expired', message: 'This link has expired.' })
  }
  const release = await quarantine.release(lead)
  log({ function: 'deliver-mails', lead, outcome: release })
  if (release === 'gone') {
    throw new Refusal(410, { code: 'lead_gone', message: 'This request is no longer kept.' })
  }
  if (release === 'released')
    deliverAfterAnswering(leads, settings, lead, { function: 'deliver-mails' })
  return json(200, { status: release })
}
