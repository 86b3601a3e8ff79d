import { expect, hydrated, test } from '../site/fixtures.ts'

test('a visitor walks through all three remotes without a reload', async ({ page, complaints }) => {
  await page.goto('/')
  await hydrated(page)
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  const header = page.getByRole('banner')
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('pointing at a link fetches its page’s code before the click', async () => {
    const entry = page.waitForRequest(/\/remotes\/leads\/assets\/contact-page/)
    await header.getByRole('link', { name: 'Contact', exact: true }).hover()
    await entry
  })

  await test.step('links of the header lead to two remotes, and the browser’s button back', async () => {
    await header.getByRole('button', { name: 'Resources' }).click()
    await header.getByRole('link', { name: 'Glossary' }).click()
    await expect(heading).toHaveText('Technical Recruiting Glossary')
    await expect(page.locator('[data-remote="resources"]')).toBeVisible()
    await expect(page).toHaveTitle(/Glossary.* \| Plumbline Technical Recruiting$/)

    await header.getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page.locator('[data-remote="leads"]').first()).toBeVisible()
    await expect(page).toHaveURL(/\/contact$/)

    await page.evaluate(() => window.history.pushState(null, '', '/contact'))
    await page.goBack()
    await page.goBack()
    await expect(heading).toHaveText('Technical Recruiting Glossary')
  })

  await test.step('after a navigation the title, the focus and the scroll position are those of the new page', async () => {
    await page.evaluate(() => window.scrollTo(0, 800))
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Resources', exact: true }).click()
    await expect(page).toHaveURL(/\/resources$/)
    await expect(page).toHaveTitle(/Resources.* \| Plumbline Technical Recruiting$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main, h1') !== null))
      .toBe(true)
    expect.soft(await isSamePage()).toBe(true)
  })

  await test.step('from one page of a remote to another, and to what was read before, whatever has become of its request', async () => {
    await page.addInitScript(() => {
      const ends: (() => void)[] = []
      AbortSignal.timeout = () => {
        const request = new AbortController()
        ends.push(() => request.abort())
        return request.signal
      }
      Object.assign(window, { endRequests: () => ends.forEach((end) => end()) })
    })
    await page.goto('/technologies/react')
    await hydrated(page)
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('main').getByRole('link', { name: 'TypeScript' }).first().click()
    await expect(heading).toHaveText('TypeScript Developer Recruitment')
    await page.evaluate('endRequests()')
    await page.goBack()
    await expect(heading).toHaveText('React Developer Recruitment')
    await page.goForward()
    await expect(heading).toHaveText('TypeScript Developer Recruitment')
    expect.soft(await isSamePage()).toBe(true)
  })

  expect(complaints).toEqual([])
})

test('the page is that of the address, however quickly a visitor goes back', async ({ page }) => {
  const articles = page.getByRole('region', { name: 'Newest articles' })
  for (let times = 0; times < 8; times++) {
    await page.goto('/resources')
    await hydrated(page)
    await articles.getByRole('link', { name: /^Report/ }).click()
    await articles.getByRole('link', { name: /^Executives/ }).click()
    await expect(articles.getByRole('status')).toHaveText('3 articles')
    await page.goBack({ waitUntil: 'commit' })
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/resources$/)
    await expect(articles.getByRole('status')).toHaveText('13 articles')
  }
})

test('another remote’s entry and the list of its pages are asked for side by side', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/remotes/resources/assets/remoteEntry-*.js', async (route) => {
    await held
    await route.continue()
  })
  const list = page.waitForRequest('**/remotes/resources/assets/routes-*.js')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Resources', exact: true }).click()
  await list
  release()
  await expect(page).toHaveURL(/\/resources$/)
  await expect(page.locator('[data-remote="resources"]')).toBeVisible()
})

test('a page that takes long shows at once that it is coming', async ({ page }) => {
  await page.clock.install()
  await page.goto('/technologies')
  await hydrated(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/rest/v1/**', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('main').getByRole('link', { name: /React/ }).first().click()
  await page.clock.runFor(200)
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Developer Recruitment')
})

test('where no read comes through, a page leaves the frame, and its second retry brings it from the server', async ({
  page,
}) => {
  await page.goto('/technologies')
  await hydrated(page)
  await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('main').getByRole('link', { name: /React/ }).first().click()
  await expect(page.getByText('Failed to load technology data')).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  const secondRead = page.waitForResponse('**/rest/v1/**')
  await retry.click()
  await secondRead
  await retry.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Developer Recruitment')
})
