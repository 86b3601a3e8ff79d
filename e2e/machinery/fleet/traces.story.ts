import { randomUUID } from 'node:crypto'
import { startReceiver } from '../../../shell/server/testing/trace-receiver.ts'
import { contactForm, fill, sendContact, visitor } from '../../site/contact-form.ts'
import { expect, test as base } from '../../site/fixtures.ts'
import { startOwnShell } from './own-shells.ts'

const test = base.extend<{ traced: Awaited<ReturnType<typeof startTracedShell>> }>({
  // oxlint-disable-next-line no-empty-pattern
  traced: async ({}, use) => {
    const traced = await startTracedShell()
    await use(traced)
    await traced.stop()
  },
})

/** A shell over the site's releases and backend, and somebody who receives its traces. */
async function startTracedShell() {
  const receiver = await startReceiver()
  const shell = await startOwnShell({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })
  /** Spans of a trace by name, once these are there. */
  const spansOf = async (trace: string, ...names: string[]) => {
    const found = () => receiver.spans.filter(({ traceId }) => traceId === trace)
    const namesFound = () => found().map(({ name }) => name)
    await expect.poll(namesFound).toEqual(expect.arrayContaining(names))
    return found()
  }
  const stop = async () => {
    await shell.stop()
    receiver.close()
  }
  return { url: shell.url, spansOf, stop }
}

const traceOf = (serverTiming: string | null | undefined) =>
  /traceparent;desc="00-(\w{32})-/.exec(serverTiming ?? '')?.[1] ?? ''

type Spans = Awaited<ReturnType<Awaited<ReturnType<typeof startTracedShell>>['spansOf']>>

/** Names from a span up to the page. */
function wayOf(spans: Spans, name: string): string[] {
  const way: string[] = []
  let span = spans.find((one) => one.name.startsWith(name))
  while (span) {
    way.push(span.name)
    const { parentSpanId } = span
    span = spans.find(({ spanId }) => spanId === parentSpanId)
  }
  return way
}

const isOwned = ({ attributes: { remote, release, team } }: Spans[number]) =>
  Boolean(team) && /^[a-z]+$/.test(String(remote)) && /^[0-9a-f]{16}$/.test(String(release))

test('one trace leads from a page through worker and loader to the database', async ({
  traced,
}) => {
  const page = await fetch(`${traced.url}/roles`)
  const trace = traceOf(page.headers.get('server-timing'))
  const spans = await traced.spansOf(trace, 'GET /roles', 'sql job_roles', 'render catalogue')
  expect(wayOf(spans, 'sql job_roles')).toEqual([
    ...['sql job_roles', 'GET /rest/v1/job_roles', 'loaders catalogue', 'worker', 'GET /roles'],
  ])
  expect(spans.filter((span) => !isOwned(span))).toEqual([])
})

const contact = {
  ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', phone: '+1 512 555 0123' },
  ...{ company: 'Northline', message: 'We need an engineer.' },
}

test('one trace leads from a form through the function to the database', async ({ traced }) => {
  const page = await fetch(`${traced.url}/contact`, {
    method: 'POST',
    headers: { origin: traced.url },
    body: new URLSearchParams(contact),
  })
  expect(page.status).toBe(200)
  const trace = traceOf(page.headers.get('server-timing'))
  const spans = await traced.spansOf(trace, 'POST /contact', 'sql send-contact-email')
  expect(wayOf(spans, 'sql')).toEqual([
    ...['sql send-contact-email', 'function send-contact-email'],
    ...['POST /functions/v1/send-contact-email', 'loaders leads', 'worker', 'POST /contact'],
  ])
  expect(spans.filter((span) => !isOwned(span))).toEqual([])
  expect(JSON.stringify(spans)).not.toMatch(/Ada|Lovelace|example\.org|Northline|engineer/)
})

test('a browser adds its navigation, and its form names the trace', async ({ page, traced }) => {
  const document = await page.goto(`${traced.url}/contact`)
  const trace = traceOf(await document?.headerValue('server-timing'))
  let told = ''
  await page.route(sendContact, async (route) => {
    told = route.request().headers()['traceparent'] ?? ''
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ json: { id: randomUUID(), status: 'accepted' }, headers })
  })
  await page.waitForLoadState('networkidle')
  await fill(contactForm(page), visitor())
  await contactForm(page).getByRole('button').last().click()
  await expect(page.getByText('Thanks for reaching out!').first()).toBeVisible()
  expect(told).toContain(trace)
  await page.goto('about:blank')
  const spans = await traced.spansOf(trace, 'browser /contact')
  expect(wayOf(spans, 'browser')).toEqual(['browser /contact', 'GET /contact'])
  expect(spans.filter((span) => !isOwned(span))).toEqual([])
})
