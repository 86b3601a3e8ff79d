import { expect, hydrated, test } from '../../site/fixtures.ts'

for (const path of ['/no/such/page', '/No/Such', '//no such//'])
  test(`${path} is a true 404 with six ways on, before and after scripts run`, async ({
    page,
    baseURL,
  }) => {
    const response = await page.goto(`${baseURL}${path}`)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    const links = [
      '/',
      '/services/direct-hire',
      '/contact',
      '/services/technical-interview',
      '/industries/healthcare',
      '/technologies/react',
    ]
    for (const href of links)
      await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  })

test('an unknown address logs the missing path in the console', async ({ page, complaints }) => {
  await page.goto('/no/such/page')
  await hydrated(page)
  await expect.poll(() => complaints.join('\n')).toContain('/no/such/page')
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
