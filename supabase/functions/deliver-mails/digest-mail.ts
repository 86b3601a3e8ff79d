import { firmTime } from '../_shared/firm-time.ts'
import {
  facts,
  prose,
  quote,
  readable,
  section,
  step,
  writePage,
} from '../_shared/mails/mail-page.ts'
import { oneLine, type Mail } from '../_shared/mails/mails.ts'
import type { MailSettings } from '../_shared/settings.ts'
import type { ClaimedDigest, WaitingLead } from './quarantine.ts'
import { writeReleaseLink } from './release-link.ts'

/** The digest is for deciding, not for reading: what is longer than this arrives whole with the released lead. */
const longestLine = 120
const longestMessage = 600
const mostLines = 20

/** In the words of the digest; older ones are in the table's own. */
const reasons: Readonly<Record<string, string>> = {
  trap: 'a field was filled that people do not see',
  'many from one network': 'many came from one network within an hour',
  'many from one address': 'many came under one email address within an hour',
  'same words from many': 'the same words came under many email addresses within an hour',
}

/**
 * Today's digest.
 *
 * @param isQuoting whether it repeats what the senders wrote; a mail server may refuse a mail for its words
 */
export function writeDigest(
  { leads, waiting }: ClaimedDigest,
  settings: MailSettings,
  isQuoting: boolean,
): Mail {
  const rest = waiting - leads.length
  const title =
    leads.length === 1
      ? '1 contact request was held back'
      : `${leads.length} contact requests were held back`
  const entries = leads.flatMap((lead, index) => entryOf(lead, index + 1, settings, isQuoting))
  const words = isQuoting
    ? 'What a sender wrote is marked as theirs: trust no link in it.'
    : 'What the senders wrote is left out, because the mail server refused it.'
  return {
    to: settings.contactEmail,
    subject: oneLine(`${title}, ${settings.siteName}`),
    ...writePage(
      {
        note: 'Daily digest',
        title,
        parts: [
          prose(
            'They looked automatic. The senders were told that we have them.',
            "If one is a person's, open its link and press the button: you then get the request as usual.",
            'Do nothing about the others. The links work for 30 days.',
            words,
          ),
          ...entries,
          ...(rest > 0 ? [prose(`${rest} more wait for the next digests.`)] : []),
        ],
      },
      settings,
    ),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

function entryOf(lead: WaitingLead, number: number, settings: MailSettings, isQuoting: boolean) {
  return [
    section(`Request ${number}`),
    facts(
      ['Received', firmTime(lead.requested_at)],
      ['Held back', reasons[lead.quarantine_reason] ?? lead.quarantine_reason],
      ['Reference', lead.id],
    ),
    ...(isQuoting ? [quote(quoted(lead))] : []),
    step('Release it', writeReleaseLink(lead.id, settings)),
  ]
}

/** What the sender wrote, in lines that are no longer than they need be. */
function quoted(lead: WaitingLead): string {
  const lines = [
    `Name: ${lead.first_name} ${lead.last_name}`,
    `Company: ${lead.company}`,
    `Email: ${lead.email}`,
    `Phone: ${lead.phone}`,
  ]
  const message = shortened(lead.message, longestMessage).split(/[\n\r\v\f\x85\u2028\u2029]+/)
  return [...lines.map((line) => shortened(line, longestLine)), '', ...message.slice(0, mostLines)]
    .map(readable)
    .join('\n')
}

function shortened(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text
}
