import { BackendError, configureBackend, getBackend, rowOrNull, rowsOf } from 'shared-ui/data'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './harness.ts'
import { ordinaryContact } from './contacts.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ functions: true })
  configureBackend(backend)
})

afterAll(() => backend.close())

describe('reads', () => {
  test('all rows in the order asked for', async () => {
    const client = await getBackend()
    const rows = await rowsOf(client.from('services').select('name').order('name'))
    const names = rows.map(({ name }) => name)
    expect(names).toHaveLength(9)
    expect(names).toEqual([...names].sort())
  })

  test('one row with what is joined to it, or null', async () => {
    const client = await getBackend()
    const read = (slug: string) =>
      rowOrNull(
        client
          .from('job_roles')
          .select('slug, category:role_categories(name, description, icon)')
          .eq('slug', slug)
          .maybeSingle(),
      )
    const { rows } = await backend.sql.query<{ slug: string; name: string }>(
      `select slug, name from job_roles
       join role_categories on role_categories.id = category_id order by slug limit 1`,
    )
    const { slug, name } = rows[0]!
    expect(await read(slug)).toMatchObject({ slug, category: { name } })
    expect(await read('nothing')).toBeNull()
    expect(await read('true')).toBeNull()
  })

  test('nothing that is not published', async () => {
    await backend.sql.exec(`
      insert into content_hubs (slug, title, published) values ('a-draft', 'A draft', false)`)
    const client = await getBackend()
    const query = client.from('content_hubs').select('slug').eq('slug', 'a-draft')
    expect(await rowOrNull(query.maybeSingle())).toBeNull()
  })

  test("an error carries the database's message, details, hint and code", async () => {
    const client = await getBackend()
    const failure = await rowsOf(client.from('services').select('nothing' as 'name')).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(BackendError)
    const { message, cause } = failure as BackendError
    expect(cause).toMatchObject({ message, code: '42703' })
    expect(message).toContain('nothing')
    expect(Object.keys(cause as object)).toEqual(
      expect.arrayContaining(['message', 'details', 'hint', 'code']),
    )
  })

  test('nothing written, not even by mistake', async () => {
    const client = await getBackend()
    const { error } = await client.from('industries').insert({ name: 'X', slug: 'x' } as never)
    expect(error).toMatchObject({ code: '42501' })
  })
})

describe('calls a function', () => {
  const send = async (body: object) =>
    (await getBackend()).functions.invoke('send-contact-email', { body })

  test('and has its answer', async () => {
    const { data, error } = await send(ordinaryContact)
    expect(error).toBeNull()
    expect(data).toEqual({ id: expect.any(String), status: 'accepted' })
  })

  test('and has its refusal as an error whose context is the response', async () => {
    const { data, error } = await send({ ...ordinaryContact, email: 'ada' })
    expect(data).toBeNull()
    expect(error).toMatchObject({
      name: 'FunctionsHttpError',
      message: 'Edge Function returned a non-2xx status code',
    })
    const response = (error as { context: Response }).context
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      error: { fields: { email: 'Enter an email address like name@company.com.' } },
    })
  })

  test('that does not exist, and is told so', async () => {
    const { error } = await (await getBackend()).functions.invoke('nothing')
    expect((error as { context: Response }).context.status).toBe(404)
  })
})

test('nobody signs up to this site', async () => {
  const { data, error } = await (
    await getBackend()
  ).auth.signUp({ email: 'ada@example.org', password: 'correct horse' })
  expect(data.session).toBeNull()
  expect(error).toMatchObject({ name: 'AuthApiError', status: 422, code: 'signup_disabled' })
})
