import type { Texts } from './form-answer.ts'

/** What a visitor has typed and not sent yet. It stays in this tab: it survives a reload and ends with the visit. */
export interface Draft {
  texts: Texts
  /** What was sent last, under a key that names exactly these texts: sending them twice makes one request. */
  sent?: { texts: Texts; key: string }
}

type Listener = (draft: Draft) => unknown

const listeners = new Map<string, Set<Listener>>()

/** What the storage has refused. */
const unstored = new Map<string, Draft>()

export function readDraft(name: string): Draft {
  const here = unstored.get(name)
  if (here) return here
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null')
    return isDraft(draft) ? draft : { texts: {} }
  } catch {
    return { texts: {} }
  }
}

/** Keeps a draft and tells all forms of its name. A full or forbidden storage only loses the reload. */
export function keepDraft(name: string, draft: Draft): void {
  try {
    if (isEmpty(draft)) sessionStorage.removeItem(storageKey(name))
    else sessionStorage.setItem(storageKey(name), JSON.stringify(draft))
    unstored.delete(name)
  } catch (error) {
    unstored.set(name, draft)
    console.warn('The draft could not be kept', error)
  }
  listeners.get(name)?.forEach((listener) => listener(draft))
}

/** @param begun what stands in the form at first: it is nothing that a visitor typed */
export function isEmpty({ texts }: Draft, begun: Texts = {}): boolean {
  return Object.entries(texts).every(([name, text]) => text === (begun[name] ?? ''))
}

export function isSame(texts: Texts, others: Texts): boolean {
  return JSON.stringify(texts) === JSON.stringify(others)
}

/** Calls back after each change; returns what stops it. */
export function onDraftChange(name: string, listener: Listener): () => void {
  const set = listeners.get(name) ?? new Set()
  listeners.set(name, set.add(listener))
  return () => set.delete(listener)
}

/** Writes a draft into those fields of a form that are empty, or as they were at first. */
export function fillFromDraft(form: HTMLFormElement, { texts }: Draft, begun: Texts = {}): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name)
    if (control && 'value' in control && ['', begun[name]].includes(String(control.value)))
      control.value = text
  }
}

const storageKey = (name: string): string => `draft:${name}`

function isDraft(value: unknown): value is Draft {
  const { texts } = Object(value)
  if (typeof texts !== 'object' || texts === null) return false
  return Object.values(texts).every((text) => typeof text === 'string')
}
