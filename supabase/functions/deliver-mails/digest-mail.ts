import { quote, readable, writePage } from '../_shared/mails/mail-page.ts'
import { oneLine, type Mail } from '../_shared/mails/mails.ts'
import type { MailSettings } from '../_shared/settings.ts'
import { digestPage } from './digest-content.ts'
import type { ClaimedDigest, WaitingLead } from './quarantine.ts'

/** The digest is for deciding, not for reading: what is longer than this arrives whole with the released lead. */
const longestLine = 120
const longestMessage = 600
const mostLines = 20

/**
 * Today's digest.
 *
 * @param isQuoting whether it repeats what the senders wrote; a mail server may refuse a mail for its words
 */
export function writeDigest(
  digest: ClaimedDigest,
  settings: MailSettings,
  isQuoting: boolean,
): Mail {
  const quotes = isQuoting ? (lead: WaitingLead) => quote(quoted(lead)) : null
  const page = digestPage(digest, settings, quotes)
  return {
    to: settings.contactEmail,
    subject: oneLine(`${page.title}, ${settings.siteName}`),
    ...writePage(page, settings),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
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
