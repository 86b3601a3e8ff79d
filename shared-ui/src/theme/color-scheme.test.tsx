import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followColorScheme, toggleColorScheme } from './color-scheme.ts'

const page = document.documentElement.dataset
const shown = () => page['mantineColorScheme']

let system: EventTarget & { matches: boolean }
beforeEach(() => {
  system = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => system)
  localStorage.clear()
  page['mantineColorScheme'] = 'light'
})
afterEach(() => vi.unstubAllGlobals())

const systemTurns = (isDark: boolean) => {
  system.matches = isDark
  system.dispatchEvent(new Event('change'))
}

test('the choice is shown at once, and kept', () => {
  toggleColorScheme()
  expect(shown()).toBe('dark')
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark')
  toggleColorScheme()
  expect(shown()).toBe('light')
})

test('the browser’s own bars have the colour of the page', () => {
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})">`)
    .join('')
  const medias = () => Array.from(document.querySelectorAll('meta'), ({ media }) => media)
  toggleColorScheme()
  expect(medias()).toEqual(['not all', ''])
  toggleColorScheme()
  expect(medias()).toEqual(['', 'not all'])
  document.head.innerHTML = ''
})

test('while nothing is chosen the page turns with the system, and no more afterwards', () => {
  const end = followColorScheme()
  systemTurns(true)
  expect(shown()).toBe('dark')
  toggleColorScheme()
  systemTurns(true)
  expect(shown()).toBe('light')
  end()
})

test('a choice in another tab shows here too, until it is not followed any more', () => {
  const end = followColorScheme()
  localStorage.setItem('mantine-color-scheme-value', 'dark')
  window.dispatchEvent(new Event('storage'))
  expect(shown()).toBe('dark')
  end()
  localStorage.setItem('mantine-color-scheme-value', 'light')
  window.dispatchEvent(new Event('storage'))
  expect(shown()).toBe('dark')
})

test('where nothing can be kept, the page turns all the same', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('no', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('no', 'SecurityError')
    },
  })
  toggleColorScheme()
  expect(shown()).toBe('dark')
})
