import { expect, hydrated, test } from '../../site/fixtures.ts'

test('what fails outside of every region leaves the page as the server made it, and its links lead on', async ({
  page,
}) => {
  const failures: string[] = []
  page.on('pageerror', ({ message }) => failures.push(message))
  await page.addInitScript(() => {
    MediaQueryList.prototype.addEventListener = () => {
      throw new Error('An odd browser')
    }
  })
  await page.goto('/about')
  await expect.poll(() => failures).toContain('An odd browser')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Plumbline')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Technical Recruiting Glossary')
})

test('a call that cannot be scheduled here leads to the contact page, and the frame stays', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  await page.route('**/consultation-dialog-*', (route) => route.abort())
  await page.getByRole('banner').getByRole('button', { name: 'Schedule a Call' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us')
  await expect(page.getByRole('banner')).toBeVisible()
})
