import { configureBackend } from 'shared-ui/data'
import { startBackend, type TestBackend } from 'supabase/tests/harness.ts'
import { readMails } from 'supabase/tests/contacts.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contact } from '../testing/contact-example.ts'
import { newRequestKey } from '../posted-form/request-key.ts'
import { readReleaseLink, releaseLead } from './release-lead.ts'
import { sendContact } from './send-contact.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ functions: true })
  configureBackend(backend)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterAll(() => backend.close())

test('a link of the digest releases the request that it names, once, as long as it is kept', async () => {
  await sendContact(contact, true, newRequestKey())
  await fetch(`${backend.url}/functions/v1/deliver-mails/digest`, {
    method: 'POST',
    headers: { apikey: backend.serviceKey },
  })
  const [digest] = await readMails(backend.inbox!.url)
  const { search } = new URL(/Release it: (\S+)/.exec(digest!.text)![1]!)
  const link = readReleaseLink(search)

  expect(await releaseLead(readReleaseLink(search.slice(0, -1)))).toBe('unknown')
  expect(await releaseLead(link)).toBe('released')
  expect(await releaseLead(link)).toBe('released before')
  const { rows } = await backend.sql.query('select state, email from contact_requests')
  expect(rows).toEqual([{ state: 'released', email: contact.email }])
  await backend.sql.exec('delete from contact_requests')
  expect(await releaseLead(link)).toBe('gone')
})

test('an address without a whole link is not asked about', async () => {
  expect(readReleaseLink('?lead=a&until=1')).toBeNull()
  expect(await releaseLead(null)).toBe('unknown')
})
