import { html } from 'hono/html'
import { calmPage } from './calm-page.ts'
import type { Message } from './message.ts'

/** Every mail as text, newest first. Nothing of a mail is ever shown as markup. */
export const inboxPage = (messages: readonly Message[]) =>
  calmPage(
    'Inbox',
    html`
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
    `,
  )
