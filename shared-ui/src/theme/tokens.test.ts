import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

describe.each([
  ['light', colours(2)],
  ['dark', colours(3)],
])('%s', (_, scheme) => {
  test.each(['ink', 'soft', 'brass', 'link', 'danger', 'success'])(
    '%s reads on both grounds',
    (name) => {
      expect(contrast(scheme, name, 'paper')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(scheme, name, 'panel')).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('form edges stand out from both grounds', () => {
    expect(contrast(scheme, 'edge', 'paper')).toBeGreaterThanOrEqual(3)
    expect(contrast(scheme, 'edge', 'panel')).toBeGreaterThanOrEqual(3)
  })

  test('buttons read, hovered or not', () => {
    expect(contrast(scheme, 'on-ink', 'ink')).toBeGreaterThanOrEqual(7)
    expect(contrast(scheme, 'on-ink', 'ink-hover')).toBeGreaterThanOrEqual(7)
  })
})

type Scheme = Record<string, string>

function colours(place: 2 | 3): Scheme {
  const pairs = css.matchAll(/--pl-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)
  return Object.fromEntries([...pairs].map((pair) => [pair[1] ?? '', pair[place] ?? '']))
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
function contrast(scheme: Scheme, one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(scheme[one]), luminance(scheme[other])].sort(
    (a, b) => a - b,
  )
  return (bright + 0.05) / (dim + 0.05)
}

function luminance(hex = ''): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
