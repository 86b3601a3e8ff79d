import { configureBackend, getBackend, type Backend } from 'shared-ui/data'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBackend, type TestBackend } from './harness.ts'

const password = 'correct horse battery'

let backend: TestBackend

beforeAll(async () => {
  backend = await startBackend({ allowsSignUp: true })
})

afterAll(() => backend.close())

let visitors = 0
const newEmail = () => `visitor-${(visitors += 1)}@example.org`

/** A device of its own: it knows nothing of another one's session. */
function openClient(): Promise<Backend> {
  configureBackend(backend)
  return getBackend()
}

async function signUp(email = newEmail()) {
  const client = await openClient()
  const { data, error } = await client.auth.signUp({ email, password })
  expect(error).toBeNull()
  return { client, email, session: data.session!, events: eventsOf(client) }
}

async function signIn(email: string) {
  const client = await openClient()
  const { error } = await client.auth.signInWithPassword({ email, password })
  expect(error).toBeNull()
  return client
}

function eventsOf(client: Backend): string[] {
  const events: string[] = []
  client.auth.onAuthStateChange((event) => void events.push(event))
  return events
}

const isSignedIn = async (client: Backend) => {
  const { data } = await client.auth.getSession()
  return data.session !== null
}

/** Whether the server still knows the session: a device that was signed out elsewhere notices at its next refresh. */
const canRefresh = async (client: Backend) => {
  const { error } = await client.auth.refreshSession()
  return error === null
}

describe('signing up', () => {
  test('opens a session', async () => {
    const { session, email } = await signUp()
    expect(session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_in: expect.any(Number),
      expires_at: expect.any(Number),
      token_type: 'bearer',
      user: { email, aud: 'authenticated' },
    })
  })

  test('with a weak password is refused with the reasons', async () => {
    const client = await openClient()
    const { data, error } = await client.auth.signUp({ email: newEmail(), password: 'abc' })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      code: 'weak_password',
      reasons: ['length'],
    })
  })

  test('twice with one address is refused', async () => {
    const { email } = await signUp()
    const client = await openClient()
    const { error } = await client.auth.signUp({ email, password })
    expect(error).toMatchObject({ code: 'user_already_exists' })
  })
})

describe('signing in', () => {
  test('says so, and lets the client act as the visitor', async () => {
    const { email } = await signUp()
    const client = await openClient()
    const events = eventsOf(client)
    await expect.poll(() => events).toEqual(['INITIAL_SESSION'])
    await client.auth.signInWithPassword({ email, password })
    expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN'])
    expect((await client.auth.getUser()).data.user).toMatchObject({ email })
    const { data, error } = await client.from('services').select('slug').limit(1)
    expect(error).toBeNull()
    expect(data).toHaveLength(1)
  })

  test('with a wrong password has invalid credentials', async () => {
    const { email } = await signUp()
    const client = await openClient()
    const { data, error } = await client.auth.signInWithPassword({ email, password: 'wrong' })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({
      name: 'AuthApiError',
      message: 'Invalid login credentials',
      code: 'invalid_credentials',
      status: 400,
    })
  })

  test('and changing oneself says so', async () => {
    const { client, events } = await signUp()
    const { error } = await client.auth.updateUser({ data: { nickname: 'Ada' } })
    expect(error).toBeNull()
    expect(events).toContain('USER_UPDATED')
  })
})

describe('refreshing', () => {
  test('gives new tokens, and says so', async () => {
    const { client, session, events } = await signUp()
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session).toMatchObject({ token_type: 'bearer', user: { id: session.user.id } })
    expect(data.session!.refresh_token).not.toBe(session.refresh_token)
    expect(events).toContain('TOKEN_REFRESHED')
  })

  test('happens by itself when the session has expired', async () => {
    const { session } = await signUp()
    const client = await openClient()
    const events = eventsOf(client)
    const { data, error } = await client.auth.setSession({
      access_token: expired(session.access_token),
      refresh_token: session.refresh_token,
    })
    expect(error).toBeNull()
    expect(data.session!.expires_at! * 1_000).toBeGreaterThan(Date.now())
    expect(events).toContain('TOKEN_REFRESHED')
  })

  test('with a token that the server does not know is refused; what is valid stays so', async () => {
    const { client, events } = await signUp()
    const { data, error } = await client.auth.refreshSession({ refresh_token: 'unknown' })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({ name: 'AuthApiError', status: 400 })
    expect(await isSignedIn(client)).toBe(true)
    expect(events).not.toContain('SIGNED_OUT')
  })

  test('with such a token opens no session for one that has expired', async () => {
    const { session } = await signUp()
    const client = await openClient()
    const { error } = await client.auth.setSession({
      access_token: expired(session.access_token),
      refresh_token: 'unknown',
    })
    expect(error).toMatchObject({ name: 'AuthApiError' })
    expect(await isSignedIn(client)).toBe(false)
  })
})

describe('signing out', () => {
  async function twoDevices() {
    const { client: here, email, events } = await signUp()
    return { here, there: await signIn(email), events }
  }

  test("'local' ends this device's session only", async () => {
    const { here, there, events } = await twoDevices()
    expect(await here.auth.signOut({ scope: 'local' })).toEqual({ error: null })
    expect(await isSignedIn(here)).toBe(false)
    expect(events).toContain('SIGNED_OUT')
    expect(await canRefresh(there)).toBe(true)
  })

  test("'others' ends every session but this one", async () => {
    const { here, there, events } = await twoDevices()
    expect(await here.auth.signOut({ scope: 'others' })).toEqual({ error: null })
    expect(await isSignedIn(here)).toBe(true)
    expect(events).not.toContain('SIGNED_OUT')
    expect(await canRefresh(there)).toBe(false)
    expect(await canRefresh(here)).toBe(true)
  })

  test("'global', the default, ends every session", async () => {
    const { here, there } = await twoDevices()
    expect(await here.auth.signOut()).toEqual({ error: null })
    expect(await isSignedIn(here)).toBe(false)
    expect(await canRefresh(there)).toBe(false)
  })
})

/** The same token with an end in the past; its signature does not matter to the client. */
function expired(token: string): string {
  const [header, claims = '', signature] = token.split('.')
  const text = Buffer.from(claims, 'base64url').toString()
  const past = JSON.stringify({ ...(JSON.parse(text) as object), exp: 1_600_000_000 })
  return [header, Buffer.from(past).toString('base64url'), signature].join('.')
}
