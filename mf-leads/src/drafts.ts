import type { Texts } from './posted-form.ts'

/** What a visitor has typed and not sent yet. It stays in this tab: it survives a reload and ends with the visit. */
export interface Draft {
  texts: Texts<string>
  /** Names exactly these texts, so that sending them twice makes one request. */
  key?: string
}

type Listener = (draft: Draft, writer: unknown) => void

const listeners = new Map<string, Set<Listener>>()

export function readDraft(name: string): Draft {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(storageKey(name)) ?? 'null')
    return isDraft(draft) ? draft : { texts: {} }
  } catch {
    return { texts: {} }
  }
}

/** Keeps a draft and tells the other forms of the same name. A full or forbidden storage only loses the reload. */
export function keepDraft(name: string, draft: Draft, writer?: unknown): void {
  store(() => sessionStorage.setItem(storageKey(name), JSON.stringify(draft)))
  listeners.get(name)?.forEach((listener) => listener(draft, writer))
}

export function dropDraft(name: string, writer?: unknown): void {
  store(() => sessionStorage.removeItem(storageKey(name)))
  listeners.get(name)?.forEach((listener) => listener({ texts: {} }, writer))
}

/** Calls back after each change; returns what stops it. */
export function onDraftChange(name: string, listener: Listener): () => void {
  const set = listeners.get(name) ?? new Set()
  listeners.set(name, set.add(listener))
  return () => set.delete(listener)
}

function storageKey(name: string): string {
  return `draft:${name}`
}

function store(write: () => void): void {
  try {
    write()
  } catch (error) {
    console.warn('The draft could not be kept', error)
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('texts' in value)) return false
  const { texts } = value
  return (
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string')
  )
}
