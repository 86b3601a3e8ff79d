import { firmTime } from '../_shared/firm-time.ts'
import { facts, prose, section, step } from '../_shared/mails/mail-page.ts'
import type { MailPage, MailPart } from '../_shared/mails/mail-page.ts'
import type { MailSettings } from '../_shared/settings.ts'
import type { ClaimedDigest, WaitingLead } from './quarantine.ts'
import { writeReleaseLink } from './release-link.ts'

/** In the words of the digest; older ones are in the table's own. */
const reasons: Readonly<Record<string, string>> = {
  trap: 'a field was filled that people do not see',
  'many from one network': 'many came from one network within an hour',
  'many from one address': 'many came under one email address within an hour',
  'same words from many': 'the same words came under many email addresses within an hour',
}

/** @param quotes what a sender wrote; null where the mail repeats nothing of it */
export function digestPage(
  { leads, waiting }: ClaimedDigest,
  settings: MailSettings,
  quotes: ((lead: WaitingLead) => MailPart) | null,
): MailPage {
  const rest = waiting - leads.length
  return {
    note: 'Daily digest',
    title:
      leads.length === 1
        ? '1 contact request was held back'
        : `${leads.length} contact requests were held back`,
    parts: [
      prose(
        'They looked automatic. The senders were told that we have them.',
        "If one is a person's, open its link and press the button: you then get the request as usual.",
        'Do nothing about the others. The links work for 30 days.',
        quotes
          ? 'What a sender wrote is marked as theirs: trust no link in it.'
          : 'What the senders wrote is left out, because the mail server refused it.',
      ),
      ...leads.flatMap((lead, index) => [
        section(`Request ${index + 1}`),
        facts(
          ['Received', firmTime(lead.requested_at)],
          ['Held back', reasons[lead.quarantine_reason] ?? lead.quarantine_reason],
          ['Reference', lead.id],
        ),
        ...(quotes ? [quotes(lead)] : []),
        step('Release it', writeReleaseLink(lead.id, settings)),
      ]),
      ...(rest > 0 ? [prose(`${rest} more wait for the next digests.`)] : []),
    ],
  }
}
