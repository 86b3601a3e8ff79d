// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusPressedButtons } from './focus-pressed-buttons.ts'

beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><input><button><b>Send</b></button></main>'
  document.querySelector('input')?.focus()
})
afterEach(() => vi.unstubAllGlobals())

/** Presses, as a browser does that focuses nothing by itself; tells whether it would have gone on. */
function press(selector: string, button = 0): boolean {
  const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true, button })
  return document.querySelector(selector)?.dispatchEvent(event) ?? false
}

const focused = () => document.activeElement?.localName

test('elsewhere the browser does it', () => {
  vi.stubGlobal('navigator', { vendor: 'Google Inc.' })
  focusPressedButtons()
  expect(press('b')).toBe(true)
  expect(focused()).toBe('input')
})

test('in Safari a pressed button has the focus, as a field left for it is told', () => {
  vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.' })
  focusPressedButtons()
  expect(press('b', 2)).toBe(true)
  expect(press('main')).toBe(true)
  expect(focused()).toBe('input')
  const left = vi.fn()
  document.querySelector('input')?.addEventListener('blur', left)
  expect(press('b')).toBe(false)
  expect(focused()).toBe('button')
  expect(left).toHaveBeenCalledWith(
    expect.objectContaining({ relatedTarget: document.querySelector('button') }),
  )
})
