import { expect, hydrated, test } from '../../site/fixtures.ts'

test('an unknown address is a true 404 with six ways on, and stays so when scripts run', async ({
  page,
  baseURL,
  complaints,
}) => {
  for (const path of ['/no/such/page', '/No/Such', '//no such//'])
    await test.step(path, async () => {
      const response = await page.goto(`${baseURL}${path}`)
      expect.soft(response?.status()).toBe(404)
      await hydrated(page)
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
      const links = [
        '/',
        '/services/direct-hire',
        '/contact',
        '/services/technical-interview',
        '/industries/healthcare',
        '/technologies/react',
      ]
      for (const href of links)
        await expect.soft(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible()
      await expect.soft(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    })

  await test.step('the console tells the missing path', () =>
    expect.poll(() => complaints.join('\n')).toContain('/no/such/page'))
})

test('hostile requests get a clear JSON error', async ({ request }) => {
  const answers = [
    { response: await request.delete('/contact'), status: 405 },
    {
      response: await request.post('/contact', {
        headers: { origin: 'https://evil.example' },
        form: {},
      }),
      status: 403,
    },
    { response: await request.post('/contact', { data: { message: 'json' } }), status: 415 },
    {
      response: await request.post('/contact', { form: { message: 'x'.repeat(100_000) } }),
      status: 413,
    },
    {
      response: await request.get('/remotes/catalogue/0000000000000000/remoteEntry.js'),
      status: 404,
    },
    { response: await request.get('/assets/..%2fserver%2fmain.js'), status: 404 },
  ]
  for (const { response, status } of answers) {
    expect(response.status()).toBe(status)
    const body = (await response.json()) as { error: { code: string; message: string } }
    expect(body.error.message.length).toBeGreaterThan(10)
  }
})
