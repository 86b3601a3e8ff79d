import { expect, hydrated, test } from './fixtures.ts'
import { siteUnderTest } from './site-under-test.ts'

/** A page of each remote, and of the shell, as a visitor first meets it. */
const pages = [
  { owner: 'shell', path: '/', heading: 'Expert Technical Interview and Recruitment Solutions' },
  { owner: 'catalogue', path: '/technologies/react', heading: 'React Developer Recruitment' },
  { owner: 'catalogue', path: '/roles/data-engineer/austin', heading: /Jobs in Austin/ },
  { owner: 'resources', path: '/glossary', heading: 'Technical Recruiting Glossary' },
  { owner: 'resources', path: '/glossary/scorecard', heading: 'Scorecard' },
  {
    owner: 'resources',
    path: '/resources/technical-interview-services-guide',
    heading: /interview/i,
  },
  {
    owner: 'catalogue',
    path: '/services/technical-interview',
    heading: 'Technical Interview as a Service',
  },
  { owner: 'catalogue', path: '/industries/aerospace', heading: /Aerospace/ },
  { owner: 'catalogue', path: '/industries/pharma/services/direct-hire', heading: /./ },
  { owner: 'catalogue', path: '/locations/austin', heading: /Austin/ },
  { owner: 'shell', path: '/about', heading: 'About Plumbline' },
  { owner: 'shell', path: '/privacy-policy', heading: 'Privacy Policy' },
  { owner: 'leads', path: '/questionnaire', heading: "Let's Get Started" },
  { owner: 'leads', path: '/case-studies', heading: 'Case Studies' },
  { owner: 'leads', path: '/contact', heading: /contact|talk|call|tell/i },
]

for (const { owner, path, heading } of pages) {
  test.describe(path, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('is readable, titled and canonical in the server’s HTML', async ({ page }) => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page).toHaveTitle(/ \| Plumbline Technical Recruiting$/)
        const canonical = page.locator('link[rel="canonical"]')
        await expect(canonical).toHaveAttribute('href', new URL(path, siteUnderTest.url).href)
        await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{40,}/)
        await expect(page.getByRole('navigation').first()).toBeVisible()
      })
    })

    test('hydrates without a complaint, from the remote’s own chunks', async ({
      page,
      complaints,
    }) => {
      const scripts: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
      })
      await page.goto(path)
      const heading1 = await page.getByRole('heading', { level: 1 }).innerText()
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      expect(complaints).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading1)
      if (owner !== 'shell') {
        const ofRemote = scripts.filter((script) => script.startsWith(`/remotes/${owner}/`))
        expect(ofRemote.some((script) => script.endsWith('/remoteEntry.js'))).toBe(true)
        await expect(page.locator(`[data-remote="${owner}"]`).first()).toHaveAttribute(
          'data-release',
          /^[a-f0-9]{16}$/,
        )
      }
      expect(new Set(scripts).size, 'no script is fetched twice').toBe(scripts.length)
    })
  })
}
