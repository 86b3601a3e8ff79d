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

/** An answer that never comes must not keep later ones away, in milliseconds. */
const patienceMs = 15_000

async function bringPage(): Promise<void> {
  if (editor) return check().then(() => say('Live'))
  if (isAnswer) return say('Live')
  const answer = await fetch(location.href, { signal: AbortSignal.timeout(patienceMs) })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const [now, next] = [document.querySelector('main'), page.querySelector('main')]
  if (!now || !next || now.innerHTML === next.innerHTML) return say('Live')
  if (isBusy()) return say('Something changed: load the page again')
  now.innerHTML = next.innerHTML
  say(`Live, changed at ${new Date().toISOString().slice(11, 19)} UTC`)
}

/** What a form was answered with. */
const isAnswer = document.querySelector('main[data-answer]')

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
let typing = new AbortController()
editor?.addEventListener('input', () => {
  typing.abort()
  typing = new AbortController()
  const { signal } = typing
  setTimeout(() => signal.aborted || void check(signal).catch(() => undefined), typingMs)
})

async function check(signal?: AbortSignal): Promise<void> {
  const body = new URLSearchParams(new FormData(editor ?? undefined) as unknown as URLSearchParams)
  const answer = await fetch(location.pathname, { method: 'POST', body, signal: signal ?? null })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const part of document.querySelectorAll('[data-typed], [aria-invalid]')) {
    const next = page.getElementById(part.id)
    // What says the same is not read out again.
    if (next && part.innerHTML !== next.innerHTML) part.innerHTML = next.innerHTML
    if (next && part.ariaInvalid) part.ariaInvalid = next.ariaInvalid
  }
}

const news = new EventSource('/news')
// What changed between the page's making and now was told to nobody.
news.addEventListener('open', () => void bringNews())
news.addEventListener('error', () => say('Not live: the console does not answer'))
news.addEventListener('changed', () => void bringNews())
