import type { SendMailOptions } from 'nodemailer'
import { firmTime } from '../firm-time.ts'
import type { QueuedMail } from '../leads.ts'
import { facts, prose, quote, step, writePage } from './mail-page.ts'
import type { MailSettings } from '../settings.ts'

export type Mail = SendMailOptions & ReturnType<typeof writePage>

/** What each kind of mail says. */
export const writeMail = { firm: writeFirmMail, confirmation: writeConfirmation }

function writeFirmMail(lead: QueuedMail, settings: MailSettings): Mail {
  const typed = `${lead.firstName} ${lead.lastName}`
  const name = readable(typed)
  const title = readable(`${name}, ${lead.company}`)
  return {
    to: settings.contactEmail,
    replyTo: { name, address: lead.email },
    subject: oneLine(`Contact request: ${title}`),
    ...writePage(
      {
        note: 'Contact request',
        title,
        parts: [
          quote(lead.message),
          step(`Reply to ${name}`, mailto(lead.email, `Your request to ${settings.siteName}`)),
          prose('Or press Reply: your answer goes to the sender.'),
          facts(
            ['Name', typed],
            ['Company', lead.company],
            ['Email', lead.email],
            ['Phone', lead.phone],
            ['Received', firmTime(lead.requestedAt)],
            ['Reference', lead.leadId],
          ),
        ],
      },
      settings,
    ),
  }
}

/** Says nothing the visitor wrote: a form that mails a stranger's words to any address is a spammer's tool. */
function writeConfirmation(lead: QueuedMail, settings: MailSettings): Mail {
  const { siteName, contactEmail } = settings
  return {
    to: lead.email,
    replyTo: contactEmail,
    subject: `We have your request, ${siteName}`,
    ...writePage(
      {
        note: 'Your contact request',
        title: 'We have your request',
        parts: [
          prose(
            `Thank you for writing to ${siteName}.`,
            `Your message reached us on ${firmTime(lead.requestedAt)}.`,
          ),
          prose(
            'A recruiter reads it and gets back to you shortly.',
            'Our hours are Monday to Friday, 8:00 AM to 6:00 PM CST.',
          ),
          prose('If something is urgent or has changed, reply to this mail.'),
          step(`Reply to ${siteName}`, mailto(contactEmail, 'My request')),
          prose(
            'You did not fill in our contact form?',
            'Then somebody typed your address by mistake, and you can ignore this mail.',
          ),
        ],
      },
      settings,
    ),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

const mailto = (address: string, subject: string) =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`

export const oneLine = (text: string) => [...readable(text)].slice(0, 200).join('')

/** Without control characters, and without those that turn the direction of what stands beside them around. */
export const readable = (text: string) =>
  text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')
