import './console.css'

/** Where somebody is in a form or has marked words, nothing is taken from under the hands. */
const isBusy = () =>
  document.activeElement?.matches('select, input') ||
  document.querySelector('main [data-still], main form[method=post]') ||
  !document.getSelection()?.isCollapsed

const live = document.querySelector('[data-live]')
const say = (text: string) => {
  if (live) live.textContent = text
}

async function bringPage(): Promise<void> {
  if (editor) return check()
  if (isBusy()) return say('Something changed: load the page again')
  const answer = await fetch(location.href)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const [now, next] = [document.querySelector('main'), page.querySelector('main')]
  if (now && next) now.innerHTML = next.innerHTML
  say(`Live, changed at ${new Date().toISOString().slice(11, 19)} UTC`)
}

/** Changes that come while the page is on its way have it brought once more. */
let isBringing = false
let isOld = false
async function bringNews(): Promise<void> {
  isOld = true
  if (isBringing) return
  isBringing = true
  while (isOld) {
    isOld = false
    await bringPage().catch(() => undefined)
  }
  isBringing = false
}

/** What is typed is checked as it is: what is said of it comes anew, and what it is typed into stays. */
const editor = document.querySelector<HTMLFormElement>('form[data-checked]')
const typingMs = 500
let asking = new AbortController()
let waiting = 0
editor?.addEventListener('input', () => {
  clearTimeout(waiting)
  waiting = window.setTimeout(() => void check().catch(() => undefined), typingMs)
})

async function check(): Promise<void> {
  if (!editor) return
  asking.abort()
  asking = new AbortController()
  const fields = new FormData(editor) as unknown as URLSearchParams
  const body = new URLSearchParams(fields)
  const answer = await fetch(editor.action, { method: 'POST', body, signal: asking.signal })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of document.querySelectorAll('[data-typed], input[aria-invalid]')) {
    const next = page.getElementById(part.id)
    if (!next) continue
    if (part.innerHTML !== next.innerHTML) part.innerHTML = next.innerHTML
    if (part.ariaInvalid) part.ariaInvalid = next.ariaInvalid
  }
}

const news = new EventSource('/news')
news.addEventListener('open', () => say('Live'))
news.addEventListener('error', () => say('Not live: the console does not answer'))
news.addEventListener('changed', () => void bringNews())
