import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../site/fixtures.ts'

const softly = expect.configure({ soft: true })

/** Each page has a link to the next. */
const walks = [
  [
    '/',
    '/about',
    '/services/direct-hire',
    '/industries/financial-services',
    '/glossary',
    '/glossary/scorecard',
    '/resources',
    '/resources/how-to-hire-software-developers',
    '/contact',
    '/case-studies',
    '/',
  ],
  ['/locations', '/locations/austin', '/roles/data-engineer/austin', '/about'],
  ['/technologies', '/technologies/react', '/technologies'],
  ['/roles', '/roles/software-engineer', '/roles/software-engineer/dallas', '/locations/dallas'],
]

/** Title, metas, links and structured data, as search engines read them; in no order. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const selector =
      'title:not(svg *), meta[name], meta[property], link[rel="canonical"], [type="application/ld+json"]'
    return [...document.querySelectorAll(selector)]
      .map((element) =>
        [
          element.localName,
          ...['name', 'property', 'content', 'href'].map((name) => element.getAttribute(name)),
          element.textContent,
        ].join(' '),
      )
      .toSorted()
  })

test('after every navigation the head is the one that the server writes', async ({
  page,
  read,
  paper,
}) => {
  for (const [start = '/', ...paths] of walks)
    await test.step(`from ${start}`, async () => {
      await page.goto(start)
      await hydrated(page)
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      for (const path of paths) {
        await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
        await expect(page).toHaveURL(path)
        await read(path)
        const written = await readHead(paper)
        expect(written.length).toBeGreaterThan(15)
        await softly.poll(() => readHead(page), path).toEqual(written)
      }
      expect.soft(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })
})
