import { oneLine, type Mail } from '../_shared/mails.ts'
import type { MailSettings } from '../_shared/settings.ts'
import type { ClaimedDigest, WaitingLead } from './quarantine.ts'
import { writeReleaseLink } from './release-link.ts'

/** The digest is for deciding, not for reading: what is longer than this arrives whole with the released lead. */
const longestLine = 120
const longestMessage = 600
const mostLines = 20

const reasons: Readonly<Record<string, string>> = {
  trap: 'a field was filled that people do not see',
  'token missing': 'it did not come from a page of ours, or a script was blocked',
  'token invalid': 'it did not come from a page of ours',
  'token expired': 'its page had been open for more than a day',
  'too fast': 'it was filled in within seconds',
  'many from one network': 'many came from one network within an hour',
  'many from one address': 'many came under one email address within an hour',
}

/**
 * Today's digest.
 *
 * @param isQuoting whether it repeats what the senders wrote; a mail server may refuse a mail for its words
 */
export async function writeDigest(
  { leads, waiting }: ClaimedDigest,
  settings: MailSettings,
  isQuoting: boolean,
): Promise<Omit<Mail, 'html' | 'replyTo'>> {
  const entries = await Promise.all(
    leads.map(async (lead, index) =>
      [
        `${index + 1}. Received ${lead.requested_at}, reference ${lead.id}`,
        `Held back because ${reasons[lead.quarantine_reason] ?? lead.quarantine_reason}.`,
        ...(isQuoting ? quoted(lead) : []),
        `Release it: ${await writeReleaseLink(lead.id, settings)}`,
      ].join('\n'),
    ),
  )
  const rest = waiting - leads.length
  const count =
    leads.length === 1 ? '1 contact request was' : `${leads.length} contact requests were`
  return {
    from: { name: settings.siteName, address: settings.mailFrom },
    to: settings.contactEmail,
    subject: oneLine(`${count} held back, ${settings.siteName}`),
    text: [
      `${count} held back because they looked automatic. The senders were told that we have them. If one is a person's, open its link and press the button: you then get the request as usual. Do nothing about the others. The links work for 30 days.`,
      isQuoting
        ? 'Lines that begin with ">" are what a sender wrote: trust no link in them.'
        : 'What the senders wrote is left out, because the mail server refused it.',
      ...entries,
      rest > 0 ? `${rest} more wait for the next digests.` : '',
    ]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** What the sender wrote, every line marked as theirs. */
function quoted(lead: WaitingLead): string[] {
  const facts = [
    `Name: ${lead.first_name} ${lead.last_name}`,
    `Company: ${lead.company}`,
    `Email: ${lead.email}`,
    `Phone: ${lead.phone}`,
  ]
  const message = shortened(lead.message, longestMessage).split(/[\n\r\v\f\x85\u2028\u2029]+/)
  return [
    ...facts.map((fact) => shortened(fact, longestLine)),
    '',
    ...message.slice(0, mostLines),
  ].map((line) => `> ${line.replace(unseen, ' ')}`)
}

/** Control characters, and those that turn the direction of text around. */
const unseen = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu

function shortened(text: string, length: number): string {
  const characters = [...text]
  return characters.length > length ? `${characters.slice(0, length).join('')}…` : text
}
