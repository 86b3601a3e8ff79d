import type { Page } from '@playwright/test'
import { expect, hydrated, test } from '../site/fixtures.ts'

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
const readHead = (page: Page, html: string | null) =>
  page.evaluate((html) => {
    const root = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
    const selector =
      'title:not(svg *), meta[name], meta[property], link[rel="canonical"], [type="application/ld+json"]'
    return [...root.querySelectorAll(selector)]
      .map((element) =>
        [
          element.localName,
          ...['name', 'property', 'content', 'href'].map((name) => element.getAttribute(name)),
          element.textContent,
        ].join(' '),
      )
      .toSorted()
  }, html)

for (const [start = '/', ...paths] of walks)
  test(`after every navigation from ${start} the head is the one that the server writes`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(120_000)
    // The site's policy lets its own pages parse no HTML.
    const parser = await context.newPage()
    await page.goto(start)
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    for (const path of paths) {
      await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
      await expect(page).toHaveURL(path)
      const written = await readHead(parser, await (await request.get(path)).text())
      expect(written.length).toBeGreaterThan(15)
      await expect.poll(() => readHead(page, null), path).toEqual(written)
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })
