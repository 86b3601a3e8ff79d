import { html, raw } from 'hono/html'
import { calmStyle } from './calm-style.ts'

/** A mail as it arrived. */
export interface Message {
  from: string
  to: string[]
  subject: string
  replyTo: string | null
  messageId: string
  date: string
  text: string
  html: string
  headers: Record<string, string>
}

/** Every mail as text, newest first. Nothing of a mail is ever shown as markup. */
export const inboxPage = (messages: readonly Message[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Inbox</title>
        <style>
          ${raw(calmStyle)}
        </style>
      </head>
      <body>
        <main>
          <h1>Inbox</h1>
          <p>
            ${messages.length} ${messages.length === 1 ? 'mail' : 'mails'}, newest first.
            <a href="/">Refresh</a>
          </p>
          ${messages.map(
            (message) =>
              html`<article>
                <h2>${message.subject}</h2>
                <dl>
                  <dt>From</dt>
                  <dd>${message.from}</dd>
                  <dt>To</dt>
                  <dd>${message.to.join(', ')}</dd>
                  <dt>Reply to</dt>
                  <dd>${message.replyTo ?? 'the sender'}</dd>
                  <dt>Date</dt>
                  <dd>${message.date}</dd>
                </dl>
                <pre>${message.text}</pre>
              </article>`,
          )}
        </main>
      </body>
    </html>`
