import { expect, hydrated, test } from '../site/fixtures.ts'

/** What a fault in anybody's code would let an attacker write; the page says how each ended. */
const attempts = [
  () => (document.body.innerHTML += '<img src="x" onerror="window.isRun = true">'),
  () => document.body.insertAdjacentHTML('beforeend', '<p>text</p>'),
  () => {
    const script = document.createElement('script')
    script.textContent = 'window.isRun = true'
    document.head.append(script)
  },
  () => {
    const script = document.createElement('script')
    script.src = '/assets/entry.js'
    document.head.append(script)
  },
  () => new DOMParser().parseFromString('<p>text</p>', 'text/html'),
  () => document.createRange().createContextualFragment('<p>text</p>'),
  () => document.body.setAttribute('onclick', 'window.isRun = true'),
  () => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => unknown }
    }
    return trustedTypes.createPolicy('another', { createHTML: (text: string) => text })
  },
]

test('text that code writes into the document becomes neither an element nor a script', async ({
  page,
  forbidden,
}) => {
  await page.goto('/')
  await hydrated(page)
  for (const attempt of attempts)
    await expect(page.evaluate(attempt), String(attempt)).rejects.toThrow(/TypeError/)
  // Text without a tag may be written, as React writes structured data, and is not run.
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.innerHTML = 'window.isRun = true'
    document.head.append(script)
  })
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false)
  expect(forbidden.length).toBeGreaterThan(attempts.length)
  forbidden.length = 0
})
