import { useEffect, useState, useSyncExternalStore } from 'react'

/** The key that opens the search, wherever nothing is being typed. */
export const searchKey = '/'

const storageKey = 'search-shortcut'

/**
 * Calls `open` when a visitor presses the key, unless they are typing or a dialog is open.
 *
 * @returns whether the key is on, and how to turn it off and on: people who speak to their computer set off single keys
 *   by accident (WCAG 2.1.4). Kept in the browser.
 */
export function useSearchKey(open: () => void): [isOn: boolean, turn: (on: boolean) => void] {
  const isKeptOn = useSyncExternalStore(never, readKept, () => true)
  const [chosen, setChosen] = useState<boolean>()
  const isOn = chosen ?? isKeptOn

  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== searchKey || !isFree(event)) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, open])

  const turn = (on: boolean) => {
    setChosen(on)
    try {
      localStorage.setItem(storageKey, on ? '' : 'off')
    } catch {
      // Without storage it holds for the life of the page.
    }
  }
  return [isOn, turn]
}

/** With Shift it is free too: on many keyboards the slash needs it. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false
  // An extension's field lies in a shadow tree, from which the event seems to come from its host.
  const [target] = event.composedPath()
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  return !isTyping && !document.querySelector('[aria-modal="true"]')
}

const never = () => () => {}

function readKept(): boolean {
  try {
    return !localStorage.getItem(storageKey)
  } catch {
    return true
  }
}
