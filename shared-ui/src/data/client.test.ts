// @vitest-environment jsdom
import { REALTIME_CHANNEL_STATES, SIGN_OUT_SCOPES } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBackend, type Backend } from './client.ts'
import { aSession, startAuthServer, type AuthServer } from './testing/auth-server.ts'

const tokens = 'POST /auth/v1/token'
const logout = 'POST /auth/v1/logout'
const refused = { status: 400, body: { error_code: 'refresh_token_not_found', msg: 'Not found' } }

let server: AuthServer
const opened: Backend[] = []

beforeAll(async () => {
  server = await startAuthServer()
})

beforeEach(() => {
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined)
})

afterEach(async () => {
  showPage('visible')
  for (const client of opened.splice(0)) await client.auth.dispose()
  server.reset()
})

afterAll(() => server.close())

async function connect() {
  const client = createBackend({ url: server.url, anonKey: 'public-key' })
  opened.push(client)
  await client.auth.initialize()
  return client
}

/** @param lifetime of the access token, in seconds */
async function connectSignedIn(lifetime = 3_600) {
  const session = aSession(lifetime)
  server.answers[tokens] = [{ status: 200, body: session }]
  const client = await connect()
  await client.auth.signInWithPassword({ email: 'ada@x.io', password: 'secret' })
  server.reset()
  server.answers[logout] = [{ status: 204 }]
  return { client, session, events: eventsOf(client) }
}

function eventsOf(client: Backend): string[] {
  const events: string[] = []
  client.auth.onAuthStateChange((event) => void events.push(event))
  return events
}

const called = (what: string) => server.calls.filter((call) => call.what === what)

function showPage(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  window.dispatchEvent(new Event('visibilitychange'))
}

describe('the defaults are the specification’s', () => {
  test('of realtime', async () => {
    const { realtime } = await connect()
    expect([realtime.timeout, realtime.heartbeatIntervalMs]).toEqual([10_000, 30_000])
    const waits = [1, 2, 3, 4, 5, 50].map((tries) => realtime.reconnectAfterMs(tries))
    expect(waits).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000])
  })

  test('of storage', async () => {
    const files = (await connect()).storage.from('files')
    await files.list()
    await files.upload('a.txt', 'text')
    const [list, upload] = server.calls
    expect(JSON.parse(list?.body ?? '')).toMatchObject({ limit: 100 })
    expect(upload?.headers['cache-control']).toBe('max-age=3600')
  })

  test('of the key in the browser’s storage, by the backend’s host', async () => {
    await connectSignedIn()
    expect(Object.keys(localStorage)).toEqual(['sb-127-auth-token'])
  })
})

describe('authentication calls', () => {
  const factor = '/auth/v1/factors/f'
  const calls: [what: string, sent: object, act: (auth: Backend['auth']) => Promise<unknown>][] = [
    [tokens, { refresh_token: 'refresh' }, (auth) => auth.refreshSession()],
    [
      'POST /auth/v1/recover',
      { email: 'a@x.io', code_challenge: null, code_challenge_method: null },
      (auth) => auth.resetPasswordForEmail('a@x.io', { captchaToken: 'captcha' }),
    ],
    [
      'GET /auth/v1/user/identities/authorize',
      {},
      (auth) => auth.linkIdentity({ provider: 'github', options: { skipBrowserRedirect: true } }),
    ],
    [
      'DELETE /auth/v1/user/identities/i',
      {},
      (auth) =>
        auth.unlinkIdentity({ id: 'i', identity_id: 'i', user_id: 'u', provider: 'github' }),
    ],
    [
      'POST /auth/v1/factors',
      { friendly_name: 'Phone', factor_type: 'totp', issuer: 'Firm' },
      ({ mfa }) => mfa.enroll({ factorType: 'totp', friendlyName: 'Phone', issuer: 'Firm' }),
    ],
    [`DELETE ${factor}`, {}, ({ mfa }) => mfa.unenroll({ factorId: 'f' })],
    [
      `POST ${factor}/challenge`,
      { channel: 'sms' },
      ({ mfa }) => mfa.challenge({ factorId: 'f', channel: 'sms' }),
    ],
    [
      `POST ${factor}/verify`,
      { code: '1', challenge_id: 'c' },
      ({ mfa }) => mfa.verify({ factorId: 'f', challengeId: 'c', code: '1' }),
    ],
  ]

  test.each(calls)('%s', async (what, sent, act) => {
    const { client } = await connectSignedIn()
    server.answers[what] = [{ status: 200, body: aSession() }]
    await act(client.auth)
    expect(JSON.parse(called(what)[0]?.body || '{}')).toMatchObject(sent)
  })

  test('GET /authorize is where a visitor is sent', async () => {
    const options = { skipBrowserRedirect: true }
    const { auth } = await connect()
    const { data } = await auth.signInWithOAuth({ provider: 'github', options })
    expect(data.url).toBe(`${server.url}/auth/v1/authorize?provider=github`)
  })
})

describe('an error', () => {
  test('of storage has a message and what the server calls it, and nothing more', async () => {
    const body = { statusCode: '404', error: 'Bucket not found', message: 'No such bucket' }
    server.answers['POST /storage/v1/object/list/files'] = [{ status: 400, body }]
    const { error } = await (await connect()).storage.from('files').list()
    expect(error).toMatchObject({ message: 'No such bucket', status: 400, statusCode: '404' })
  })
})

describe('realtime', () => {
  test('has the states of a connection and a channel that the specification names', async () => {
    const client = await connect()
    const states = ['closed', 'errored', 'joined', 'joining', 'leaving']
    expect(Object.values(REALTIME_CHANNEL_STATES).toSorted()).toEqual(states)
    const channel = client.channel('news')
    expect([client.realtime.connectionState(), channel.state]).toEqual(['closed', 'closed'])
    channel.subscribe()
    expect(client.realtime.connectionState()).toBe('connecting')
    await expect.poll(() => channel.state).toBe('errored')
    await client.realtime.disconnect()
  })
})

describe('a session', () => {
  const factor = '/auth/v1/factors/phone'
  const acts: [event: string, what: string, act: (client: Backend) => Promise<unknown>][] = [
    [
      'SIGNED_IN',
      tokens,
      ({ auth }) => auth.signInWithPassword({ email: 'a@x.io', password: 'b' }),
    ],
    ['SIGNED_OUT', logout, ({ auth }) => auth.signOut()],
    ['TOKEN_REFRESHED', tokens, ({ auth }) => auth.refreshSession()],
    ['USER_UPDATED', 'PUT /auth/v1/user', ({ auth }) => auth.updateUser({ data: {} })],
    [
      'MFA_CHALLENGE_VERIFIED',
      `POST ${factor}/verify`,
      ({ auth }) => auth.mfa.verify({ factorId: 'phone', challengeId: 'c', code: '123456' }),
    ],
  ]

  test.each(acts)('tells of itself: %s', async (event, what, act) => {
    const { client, events } = await connectSignedIn()
    await expect.poll(() => events).toEqual(['INITIAL_SESSION'])
    server.answers[what] = [{ status: 200, body: aSession() }]
    await act(client)
    expect(events).toEqual(['INITIAL_SESSION', event])
  })

  test.each(['global', 'local', 'others'] as const)('can be signed out with scope %s', (scope) => {
    expect(SIGN_OUT_SCOPES).toContain(scope)
  })

  test('near its end is refreshed every 30 s while the page is visible, and not while it is hidden', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    await connectSignedIn(125)
    server.answers[tokens] = [{ status: 200, body: aSession(125) }]
    vi.advanceTimersByTime(29_999)
    expect(called(tokens)).toHaveLength(0)
    vi.advanceTimersByTime(1)
    await vi.waitFor(() => expect(called(tokens)).toHaveLength(1), 20_000)
    showPage('hidden')
    vi.advanceTimersByTime(300_000)
    expect(called(tokens)).toHaveLength(1)
    showPage('visible')
    await vi.waitFor(() => expect(called(tokens).length).toBeGreaterThan(1), 20_000)
  })

  test.each([
    ['ends when it is near its end', 60],
    ['ends long before its end', 3_600],
  ])('whose refresh is refused %s', async (_, lifetime) => {
    const { client, events } = await connectSignedIn(lifetime)
    server.answers[tokens] = [refused]
    const { error } = await client.auth.refreshSession()
    expect(error).toMatchObject({ name: 'AuthApiError', code: 'refresh_token_not_found' })
    await expect.poll(() => events).toContain('SIGNED_OUT')
    expect((await client.auth.getSession()).data.session).toBeNull()
    expect(localStorage).toHaveLength(0)
    expect(events.filter((event) => event === 'SIGNED_OUT')).toHaveLength(1)
    expect(called(tokens)).toHaveLength(1)
  })

  test('stays when the refresh of another one is refused', async () => {
    const { client, events } = await connectSignedIn()
    server.answers[tokens] = [refused]
    await client.auth.refreshSession({ refresh_token: 'another' })
    expect((await client.auth.getSession()).data.session).not.toBeNull()
    expect(events).not.toContain('SIGNED_OUT')
  })

  // The specification names 502, 503 and 504. The library takes these too for a server that may be there in a moment:
  // a session that ended on them would be lost for nothing, and its errors keep the status that the server gave.
  test.each([502, 503, 504, 500, 501, 520, 530])('outlives a %i', async (status) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { client, events } = await connectSignedIn(60)
    server.answers[tokens] = [{ status }]
    const refreshing = client.auth.refreshSession()
    await vi.waitFor(() => expect(called(tokens)).toHaveLength(1), 20_000)
    // The library begins no wait that ends later than a tick after its first try.
    vi.setSystemTime(Date.now() + 29_900)
    expect((await refreshing).error).toMatchObject({ name: 'AuthRetryableFetchError', status })
    expect((await client.auth.getSession()).data.session).not.toBeNull()
    expect(events).not.toContain('SIGNED_OUT')
  })
})
