import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { configureBackend, getBackend, rowsOf } from './backend.ts'
import type { Backend } from './client.ts'
import { aSession, startAuthServer, type AuthServer } from './testing/auth-server.ts'

let server: AuthServer

beforeAll(async () => {
  server = await startAuthServer()
})

afterEach(() => {
  server.reset()
  vi.restoreAllMocks()
})

afterAll(() => server.close())

/** A client that knows nothing of an earlier one. */
function connect(): Promise<Backend> {
  configureBackend({ url: server.url, anonKey: 'public-key' })
  return getBackend()
}

const tokens = 'POST /auth/v1/token'
const logout = 'POST /auth/v1/logout'

async function connectSignedIn(session = aSession()) {
  server.answers[tokens] = [{ status: 200, body: session }]
  const client = await connect()
  const { error } = await client.auth.signInWithPassword({ email: 'ada@x.io', password: 'secret' })
  expect(error).toBeNull()
  server.reset()
  return client
}

function eventsOf(client: Backend): string[] {
  const events: string[] = []
  client.auth.onAuthStateChange((event) => void events.push(event))
  return events
}

const hasSession = async (client: Backend) => (await client.auth.getSession()).data.session !== null

describe('our client', () => {
  test('is one for everybody, with the public key', async () => {
    server.answers['GET /rest/v1/services'] = [{ status: 200, body: [] }]
    const client = await connect()
    expect(await getBackend()).toBe(client)
    expect(await rowsOf(client.from('services').select('slug'))).toEqual([])
    expect(server.calls[0]?.headers).toMatchObject({ apikey: 'public-key' })
  })

  test('reads through the fetch it is given, which alone decides about asking again', async () => {
    const fetch = vi.fn(async () => new Response('{}', { status: 503 }))
    configureBackend({ url: server.url, anonKey: 'public-key', fetch })
    const client = await getBackend()
    await expect(rowsOf(client.from('services').select('slug'))).rejects.toThrow()
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('comes at the second call when its code did not come at the first', async () => {
    vi.resetModules()
    vi.doMock('./client.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const fresh = await import('./backend.ts')
    fresh.configureBackend({ url: server.url, anonKey: 'public-key' })
    await expect(fresh.getBackend()).rejects.toThrow()
    vi.doUnmock('./client.ts')
    expect(await fresh.getBackend()).toHaveProperty('functions')
  })

  test('wants to be configured before the first read', async () => {
    vi.resetModules()
    const fresh = await import('./backend.ts')
    await expect(fresh.getBackend()).rejects.toThrow(
      'configureBackend must be called before the first read',
    )
  })
})

describe('the library says', () => {
  test.each([
    [{ url: '', anonKey: 'public-key' }, 'supabaseUrl is required.'],
    [{ url: 'http://localhost', anonKey: '' }, 'supabaseKey is required.'],
  ])('of %j: %s', async (settings, message) => {
    configureBackend(settings)
    await expect(getBackend()).rejects.toThrow(message)
  })

  test('that it takes an email or phone number and a password', async () => {
    const { auth } = await connect()
    const message = 'You must provide either an email or phone number and a password'
    const nothing = { password: 'secret' } as Parameters<typeof auth.signUp>[0]
    for (const { data, error } of [
      await auth.signUp(nothing),
      await auth.signInWithPassword(nothing),
    ]) {
      expect(error).toMatchObject({ name: 'AuthInvalidCredentialsError', message })
      expect(data).toMatchObject({ user: null, session: null })
    }
    expect(server.calls).toEqual([])
  })

  test('that the session is missing', async () => {
    const { auth } = await connect()
    const errors = [
      (await auth.getUser()).error,
      (await auth.updateUser({ data: {} })).error,
      (await auth.refreshSession()).error,
      // A session without a refresh token is none.
      (await auth.setSession({ access_token: aSession().access_token, refresh_token: '' })).error,
    ]
    for (const error of errors)
      expect(error).toMatchObject({
        name: 'AuthSessionMissingError',
        message: 'Auth session missing!',
      })
    expect(server.calls).toEqual([])
  })

  test('why a password is too weak', async () => {
    server.answers['POST /auth/v1/signup'] = [
      {
        status: 422,
        body: {
          error_code: 'weak_password',
          msg: 'Password is too weak',
          weak_password: { reasons: ['length', 'pwned'] },
        },
      },
    ]
    const { auth } = await connect()
    const { error } = await auth.signUp({ email: 'ada@x.io', password: 'a' })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length', 'pwned'] })
  })

  test('that an answer holds no session', async () => {
    server.answers[tokens] = [{ status: 200, body: {} }]
    const { auth } = await connect()
    const { error } = await auth.signInWithPassword({ email: 'ada@x.io', password: 'secret' })
    expect(error).toMatchObject({
      name: 'AuthInvalidTokenResponseError',
      message: 'Auth session or user missing',
    })
  })

  test.each([502, 503, 504])('of a %i that asking again may help', async (status) => {
    server.answers[tokens] = [{ status }]
    const { auth } = await connect()
    const { error } = await auth.signInWithPassword({ email: 'ada@x.io', password: 'secret' })
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status })
  })
})

describe('a function that', () => {
  const call = 'POST /functions/v1/send-contact-email'
  const invoke = async () => {
    const { data, error } = await (await connect()).functions.invoke('send-contact-email')
    expect(data).toBeNull()
    return error as Error & { context: unknown }
  }

  test('refuses is an error with the response', async () => {
    server.answers[call] = [{ status: 422, body: { error: { code: 'invalid_fields' } } }]
    const { name, message, context } = await invoke()
    expect(name).toBe('FunctionsHttpError')
    expect(message).toBe('Edge Function returned a non-2xx status code')
    expect(context).toMatchObject({ status: 422 })
  })

  test('the platform cannot reach is an error of the relay', async () => {
    server.answers[call] = [{ status: 500, headers: { 'x-relay-error': 'true' } }]
    const { name, message } = await invoke()
    expect(name).toBe('FunctionsRelayError')
    expect(message).toBe('Relay Error invoking the Edge Function')
  })

  test('cannot be asked is an error with its cause', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    const { name, message, context } = await invoke()
    expect(name).toBe('FunctionsFetchError')
    expect(message).toBe('Failed to send a request to the Edge Function')
    expect(context).toMatchObject({ message: 'Failed to fetch' })
  })
})

describe('a session', () => {
  test('is refreshed after 200, then 400 milliseconds when the server is away', async () => {
    const client = await connectSignedIn()
    const events = eventsOf(client)
    server.answers[tokens] = [{ status: 503 }, { status: 503 }, { status: 200, body: aSession() }]
    const { error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(events).toContain('TOKEN_REFRESHED')
    const [first = 0, second = 0, third = 0] = server.calls.map(({ at }) => at)
    expect(server.calls).toHaveLength(3)
    expect(second - first).toBeGreaterThanOrEqual(195)
    expect(third - second).toBeGreaterThanOrEqual(395)
  })

  test('that has expired ends when its refresh is refused', async () => {
    for (const level of ['warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined)
    const client = await connectSignedIn(aSession(-10))
    const events = eventsOf(client)
    const msg = 'Invalid Refresh Token: Refresh Token Not Found'
    server.answers[tokens] = [{ status: 400, body: { error_code: 'refresh_token_not_found', msg } }]
    const { error } = await client.auth.refreshSession()
    expect(error).toMatchObject({ name: 'AuthApiError', message: msg })
    expect(await hasSession(client)).toBe(false)
    expect(events).toContain('SIGNED_OUT')
  })

  test.each([401, 403, 404])('ends at sign-out though the server answers %i', async (status) => {
    const client = await connectSignedIn()
    const events = eventsOf(client)
    server.answers[logout] = [{ status, body: { msg: 'No such session' } }]
    expect(await client.auth.signOut()).toEqual({ error: null })
    expect(events).toContain('SIGNED_OUT')
    expect(await hasSession(client)).toBe(false)
  })

  test('replaces the public key in what is read', async () => {
    server.answers['GET /rest/v1/services'] = [{ status: 200, body: [] }]
    const client = await connectSignedIn()
    const { data } = await client.auth.getSession()
    await client.from('services').select('slug')
    expect(server.calls.at(-1)?.headers).toMatchObject({
      apikey: 'public-key',
      authorization: `Bearer ${data.session?.access_token}`,
    })
  })
})
