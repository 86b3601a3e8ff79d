import type { QueuedMail } from './leads.ts'
import type { MailSettings } from './settings.ts'

export interface Mail {
  from: { name: string; address: string }
  to: string
  replyTo: string | { name: string; address: string }
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

type Writer = (lead: QueuedMail, settings: MailSettings) => Mail

/** What each kind of mail says. */
export const writeMail: Record<QueuedMail['kind'], Writer> = {
  firm: writeFirmMail,
  confirmation: writeConfirmation,
}

function writeFirmMail(lead: QueuedMail, settings: MailSettings): Mail {
  const name = `${lead.firstName} ${lead.lastName}`
  const facts = [
    ['Name', name],
    ['Company', lead.company],
    ['Email', lead.email],
    ['Phone', lead.phone],
    ['Received', lead.requestedAt],
    ['Reference', lead.leadId],
  ] as const
  return {
    from: { name: settings.siteName, address: settings.mailFrom },
    to: settings.contactEmail,
    replyTo: { name, address: lead.email },
    subject: oneLine(`Contact request: ${name}, ${lead.company}`),
    text: [...facts.map(([label, value]) => `${label}: ${value}`), '', lead.message, ''].join('\n'),
    html: page(`
      <table>${facts
        .map(
          ([label, value]) =>
            `<tr><th align="left">${label}</th><td dir="auto">${escape(value)}</td></tr>`,
        )
        .join('')}</table>
      <p dir="auto" style="white-space: pre-wrap">${escape(lead.message)}</p>`),
  }
}

/** Says nothing the visitor wrote: a form that mails a stranger's words to any address is a spammer's tool. */
function writeConfirmation(lead: QueuedMail, settings: MailSettings): Mail {
  const paragraphs = [
    `Thank you for writing to ${settings.siteName}. Your request has reached us.`,
    'A recruiter reads it and gets back to you shortly. Our hours are Monday to Friday, 8:00 AM to 6:00 PM CST.',
    'If something is urgent or has changed, reply to this mail.',
    `If you did not fill in our contact form, someone typed your address by mistake and you can ignore this mail.`,
  ]
  return {
    from: { name: settings.siteName, address: settings.mailFrom },
    to: lead.email,
    replyTo: settings.contactEmail,
    subject: `We have your request, ${settings.siteName}`,
    text: ['Hello,', ...paragraphs, `${settings.siteName}\n${settings.siteUrl}`, ''].join('\n\n'),
    html: page(
      ['Hello,', ...paragraphs].map((text) => `<p>${escape(text)}</p>`).join('') +
        `<p>${escape(settings.siteName)}<br><a href="${escape(settings.siteUrl)}">${escape(settings.siteUrl)}</a></p>`,
    ),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }
}

const page = (body: string) =>
  `<!doctype html><html lang="en"><body style="font: 16px/1.5 sans-serif">${body}</body></html>`

export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
