import type { SendMailOptions } from 'nodemailer'
import type { QueuedMail } from '../leads.ts'
import { readable, writePage } from './mail-page.ts'
import { confirmation, contactRequest } from './mails-content.ts'
import type { MailSettings } from '../settings.ts'

export type Mail = SendMailOptions & ReturnType<typeof writePage>

/** What each kind of mail is. */
export const writeMail = { firm: writeFirmMail, confirmation: writeConfirmation }

function writeFirmMail(lead: QueuedMail, settings: MailSettings): Mail {
  const page = contactRequest(lead, settings)
  return {
    to: settings.contactEmail,
    replyTo: { name: readable(`${lead.firstName} ${lead.lastName}`), address: lead.email },
    subject: oneLine(`${page.note}: ${page.title}`),
    ...writePage(page, settings),
  }
}

/** Says nothing the visitor wrote: a form that mails a stranger's words to any address is a spammer's tool. */
function writeConfirmation(lead: QueuedMail, settings: MailSettings): Mail {
  return {
    to: lead.email,
    replyTo: settings.contactEmail,
    subject: `We have your request, ${settings.siteName}`,
    ...writePage(confirmation(lead, settings), settings),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

export const oneLine = (text: string) => [...readable(text)].slice(0, 200).join('')
