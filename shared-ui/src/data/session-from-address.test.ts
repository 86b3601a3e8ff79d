// @vitest-environment jsdom
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { configureBackend, getBackend } from './backend.ts'
import { aSession, startAuthServer, type AuthServer } from './testing/auth-server.ts'

let server: AuthServer

beforeAll(async () => {
  server = await startAuthServer()
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  server.reset()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  vi.restoreAllMocks()
})

afterAll(() => server.close())

/** Arrives at an address; what the client says of the session in it. */
async function arriveAt(address: string) {
  window.history.replaceState(null, '', address)
  configureBackend({ url: server.url, anonKey: 'public-key' })
  const client = await getBackend()
  const { error } = await client.auth.initialize()
  return { client, error }
}

/** Asks the library itself, which has no public way to this. */
async function readAddress(auth: object, flow: string): Promise<unknown> {
  const read: unknown = Reflect.get(auth, '_getSessionFromURL')
  if (typeof read !== 'function') throw new Error('The library reads addresses otherwise now')
  const { error } = (await Reflect.apply(read, auth, [{}, flow])) as { error: unknown }
  return error
}

/** Derived from the backend's host, as the library does it. */
const storageKey = 'sb-127-auth-token'

function addressOf(session: Partial<ReturnType<typeof aSession>>): string {
  const { access_token, refresh_token, expires_in, token_type } = session
  const parts = Object.entries({ access_token, refresh_token, expires_in, token_type })
  const known = parts.filter(([, value]) => value !== undefined)
  return `/#${new URLSearchParams(known.map(([name, value]) => [name, String(value)]))}`
}

test('a session in the address is taken at once, before anything is read', async () => {
  const session = aSession()
  server.answers['GET /auth/v1/user'] = [{ status: 200, body: session.user }]
  window.history.replaceState(null, '', addressOf(session))
  configureBackend({ url: server.url, anonKey: 'public-key' })
  await expect.poll(() => localStorage.getItem(storageKey)).toContain(session.access_token)
  expect(window.location.hash).toBe('')
})

describe('the library, given an address', () => {
  test('without a session, has none and no error', async () => {
    const { client, error } = await arriveAt('/services#process')
    expect(error).toBeNull()
    expect((await client.auth.getSession()).data.session).toBeNull()
    expect(window.location.hash).toBe('#process')
  })

  test('with a whole session, takes it and keeps it under the key of the host', async () => {
    const session = aSession()
    server.answers['GET /auth/v1/user'] = [{ status: 200, body: session.user }]
    const { client, error } = await arriveAt(addressOf(session))
    expect(error).toBeNull()
    const { data } = await client.auth.getSession()
    expect(data.session).toMatchObject({ access_token: session.access_token })
    expect(localStorage.getItem(storageKey)).toContain(session.access_token)
    expect(console.warn).not.toHaveBeenCalledWith(expect.stringContaining('issued over'))
  })

  test('with a session of more than 120 seconds ago, warns', async () => {
    const session = aSession()
    server.answers['GET /auth/v1/user'] = [{ status: 200, body: session.user }]
    const age = `&expires_at=${session.expires_at - 121}`
    await arriveAt(addressOf(session) + age)
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringContaining('issued over 120s ago'),
      ...Array(3).fill(expect.any(Number)),
    )
  })

  test('with a session that recovers a password, says so', async () => {
    const session = aSession()
    server.answers['GET /auth/v1/user'] = [{ status: 200, body: session.user }]
    const { client } = await arriveAt(`${addressOf(session)}&type=recovery`)
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    await expect.poll(() => events).toContain('PASSWORD_RECOVERY')
  })

  test.each(['refresh_token', 'expires_in', 'token_type'] as const)(
    'without %s, finds no session defined',
    async (missing) => {
      const { error } = await arriveAt(addressOf({ ...aSession(), [missing]: undefined }))
      expect(error).toMatchObject({
        name: 'AuthImplicitGrantRedirectError',
        message: 'No session defined in URL',
      })
    },
  )

  test('with an error, repeats its description, or says that there is none', async () => {
    const told = await arriveAt('/#error=access_denied&error_description=Link+has+expired')
    expect(told.error).toMatchObject({ message: 'Link has expired' })
    const untold = await arriveAt('/#error=access_denied')
    expect(untold.error).toMatchObject({
      message: 'Error in URL with unspecified error_description',
      details: { error: 'access_denied', code: 'unspecified_code' },
    })
  })

  test('of the other flow, says which one it is not', async () => {
    localStorage.setItem(`${storageKey}-code-verifier`, '"verifier"')
    const { error } = await arriveAt('/?code=abc')
    expect(error).toMatchObject({ message: 'Not a valid implicit grant flow url.' })

    window.history.replaceState(null, '', addressOf(aSession()))
    const pkce = createClient(server.url, 'public-key', { auth: { flowType: 'pkce' } })
    expect((await pkce.auth.initialize()).error).toMatchObject({
      message: 'Not a valid PKCE flow url.',
    })
  })

  // It looks for a code before it asks for this, which no address leads to any more.
  test('of the other flow without a code, would say that there is none', async () => {
    const { auth } = createClient(server.url, 'public-key', { auth: { flowType: 'pkce' } })
    expect(await readAddress(auth, 'pkce')).toMatchObject({ message: 'No code detected.' })
  })

  test('without a browser, says that there is none', async () => {
    const { auth } = createClient(server.url, 'public-key')
    await auth.initialize()
    vi.stubGlobal('document', undefined)
    const error = await readAddress(auth, 'implicit').finally(() => vi.unstubAllGlobals())
    expect(error).toMatchObject({ message: 'No browser detected.' })
  })
})
