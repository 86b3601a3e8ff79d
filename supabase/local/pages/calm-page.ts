import { html, raw } from 'hono/html'

/** One of the backend's own two pages. */
export const calmPage = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${raw(calmStyle)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`

/** Paper, ink, hairlines, one brass accent. */
const calmStyle = `
:root { color-scheme: light dark; --paper: #fbfaf6; --ink: #14202e; --soft: #4a5666; --brass: #8a5300; --line: #d9d3c5; --edge: #8c8471 }
@media (prefers-color-scheme: dark) { :root { --paper: #101a26; --ink: #ece7dc; --soft: #a9b4c2; --brass: #e3a94b; --line: #2c3a4b; --edge: #7f8b9b } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.6 'Instrument Sans', system-ui, sans-serif }
main { max-width: 680px; margin: 0 auto; padding: 32px 24px 64px }
h1 { font-size: 27px; line-height: 1.1; letter-spacing: -0.015em; margin: 0 0 8px; text-wrap: balance }
h2 { font-size: 17px; margin: 0 0 12px; overflow-wrap: anywhere }
p { margin: 0 0 16px }
.soft, dt { color: var(--soft) }
a { color: inherit; text-decoration-color: var(--brass); text-underline-offset: 3px }
:focus-visible { outline: 2px solid var(--brass); outline-offset: 2px }
article, fieldset { border: 0; border-top: 1px solid var(--line); margin: 24px 0 0; padding: 24px 0 0; min-width: 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px }
dd { margin: 0; overflow-wrap: anywhere }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.6 'IBM Plex Mono', ui-monospace, monospace }
legend { float: left; width: 100%; padding: 0; margin: 0 0 12px; font-weight: 600 }
.slots { clear: both; display: flex; flex-wrap: wrap; gap: 8px }
.slots label { position: relative }
.slots input { position: absolute; inset: 0; opacity: 0; width: 100%; height: 100%; margin: 0; cursor: pointer }
.slots span { display: block; padding: 8px 12px; border: 1px solid var(--edge); border-radius: 6px; font: 15px/1.4 'IBM Plex Mono', ui-monospace, monospace }
.slots input:hover + span { border-color: var(--ink) }
.slots input:checked + span { background: var(--ink); color: var(--paper); border-color: var(--ink) }
.slots input:focus-visible + span { outline: 2px solid var(--brass); outline-offset: 2px }
button { min-height: 48px; margin-top: 32px; padding: 0 24px; border: 1px solid var(--ink); border-radius: 6px; background: var(--ink); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer }
button:hover { background: transparent; color: var(--ink) }
`
