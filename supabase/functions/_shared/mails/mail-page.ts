import type { MailSettings } from '../settings.ts'
import { mailStyle } from './mail-style.ts'

/** One part of a mail. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** What somebody else wrote: shown as theirs, line by line. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  /** What to do next: a web address or a `mailto:`. */
  | { kind: 'step'; label: string; href: string }
  | { kind: 'section'; title: string }

export interface MailPage {
  /** What kind of mail it is, above the title. */
  note: string
  title: string
  parts: readonly MailPart[]
}

/** Prose, as one part. */
export const prose = (...sentences: string[]): MailPart => ({
  kind: 'text',
  text: sentences.join(' '),
})

/** A mail of the site's, as plain text and as HTML: both of the same parts, so that both have the same words. */
export const writePage = (page: MailPage, settings: MailSettings) => ({
  from: { name: settings.siteName, address: settings.mailFrom },
  text: asText(page, settings),
  html: asHtml(page, settings),
})

function asText({ note, title, parts }: MailPage, { siteName, siteUrl }: MailSettings): string {
  const head = `${siteName}\n\n${note}\n${title}`
  return [head, ...parts.map(partAsText), `${siteUrl}\n`].join('\n\n')
}

function partAsText(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'quote':
      return part.text.replace(/^/gm, '> ')
    case 'facts':
      return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'step':
      return `${part.label}: ${part.href.replace(/^mailto:([^?]*).*/, (_, to: string) => decodeURIComponent(to))}`
    case 'section':
      return `-- ${part.title}`
  }
}

function asHtml({ note, title, parts }: MailPage, { siteName, siteUrl }: MailSettings): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escape(title)}</title><style>${mailStyle}</style></head>
<body><div class="ground"><div class="mail"><div class="line">
<p class="name">${escape(siteName)}</p>
<p class="note">${escape(note)}</p>
<h1 dir="auto">${escape(title)}</h1>
${parts.map(partAsHtml).join('\n')}
</div>
<p class="foot"><span class="bob" aria-hidden="true">&#9660;&#65038;</span><a href="${escape(siteUrl)}">${escape(siteUrl)}</a></p>
</div></div></body></html>
`
}

function partAsHtml(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p>${escape(part.text)}</p>`
    case 'quote':
      return `<blockquote dir="auto">${escape(part.text)}</blockquote>`
    case 'facts':
      return `<table role="presentation">${part.facts.map(factAsHtml).join('')}</table>`
    case 'step':
      return `<p class="step"><a href="${escape(part.href)}">${escape(part.label)}</a></p>`
    case 'section':
      return `<h2>${escape(part.title)}</h2>`
  }
}

const factAsHtml = ([label, value]: readonly [string, string]) =>
  `<tr><th align="left">${escape(label)}</th><td dir="auto">${escape(value)}</td></tr>`

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
