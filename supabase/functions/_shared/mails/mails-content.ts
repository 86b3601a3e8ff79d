import { firmTime } from '../firm-time.ts'
import type { QueuedMail } from '../leads.ts'
import type { MailSettings } from '../settings.ts'
import { facts, prose, quote, readable, step, type MailPage } from './mail-page.ts'

/** What the firm reads of a lead. */
export function contactRequest(lead: QueuedMail, { siteName }: MailSettings): MailPage {
  const typed = `${lead.firstName} ${lead.lastName}`
  const name = readable(typed)
  return {
    note: 'Contact request',
    title: readable(`${name}, ${lead.company}`),
    parts: [
      quote(lead.message),
      step(`Reply to ${name}`, mailto(lead.email, `Your request to ${siteName}`)),
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
  }
}

/** What the sender reads. */
export function confirmation(
  { requestedAt }: QueuedMail,
  { siteName, contactEmail }: MailSettings,
): MailPage {
  return {
    note: 'Your contact request',
    title: 'We have your request',
    parts: [
      prose(
        `Thank you for writing to ${siteName}.`,
        `Your message reached us on ${firmTime(requestedAt)}.`,
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
  }
}

const mailto = (address: string, subject: string) =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
