import { escapeMarkup } from '../escape-markup.ts'
import type { MailSettings } from '../settings.ts'
import { mailStyle } from './mail-style.ts'

/** One part of a mail, in both of its forms. */
export interface MailPart {
  text: string
  html: string
}

/** What a mail says. */
export interface MailPage {
  /** What kind of mail it is, above the title. */
  note: string
  title: string
  parts: readonly MailPart[]
}

export function prose(...sentences: string[]): MailPart {
  const text = sentences.join(' ')
  return { text, html: `<p>${escapeMarkup(text)}</p>` }
}

/** What somebody else wrote: shown as theirs, line by line. */
export const quote = (text: string): MailPart => ({
  text: text.replace(/^/gm, '> '),
  html: `<blockquote dir="auto">${escapeMarkup(text)}</blockquote>`,
})

export const facts = (...all: (readonly [label: string, value: string])[]): MailPart => ({
  text: all.map(([label, value]) => `${label}: ${value}`).join('\n'),
  html: `<table role="presentation">${all.map(factAsHtml).join('')}</table>`,
})

const factAsHtml = ([label, value]: readonly [string, string]) =>
  `<tr><th align="left">${escapeMarkup(label)}</th><td dir="auto">${escapeMarkup(value)}</td></tr>`

/** What to do next. @param href a web address or a `mailto:` */
export const step = (label: string, href: string): MailPart => ({
  text: `${label}: ${href.replace(/^mailto:([^?]*).*/, (_, to: string) => decodeURIComponent(to))}`,
  html: `<p class="step"><a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a></p>`,
})

export const section = (title: string): MailPart => ({
  text: `-- ${title}`,
  html: `<h2>${escapeMarkup(title)}</h2>`,
})

/** A mail of the site's, as plain text and as HTML: both of the same parts, so that both have the same words. */
export const writePage = (page: MailPage, settings: MailSettings) => ({
  from: { name: settings.siteName, address: settings.mailFrom },
  text: asText(page, settings),
  html: asHtml(page, settings),
})

function asText({ note, title, parts }: MailPage, { siteName, siteUrl }: MailSettings): string {
  const head = `${siteName}\n\n${note}\n${title}`
  return [head, ...parts.map(({ text }) => text), `${siteUrl}\n`].join('\n\n')
}

function asHtml({ note, title, parts }: MailPage, { siteName, siteUrl }: MailSettings): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escapeMarkup(title)}</title><style>${mailStyle}</style></head>
<body><div class="ground"><div class="mail"><div class="line">
<p class="name">${escapeMarkup(siteName)}</p>
<p class="note">${escapeMarkup(note)}</p>
<h1 dir="auto">${escapeMarkup(title)}</h1>
${parts.map(({ html }) => html).join('\n')}
</div>
<p class="foot"><span class="bob" aria-hidden="true">&#9660;&#65038;</span><a href="${escapeMarkup(siteUrl)}">${escapeMarkup(siteUrl)}</a></p>
</div></div></body></html>
`
}

/** Without control characters, and without those that turn the direction of what stands beside them around. */
export const readable = (text: string) =>
  text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ')
