import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { everyRemote, makeSigningKey, publicKeyOf, roles } from 'delivery'
import { Provider } from 'oidc-provider'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeConsole } from '../testing-console.ts'
import { parseConsoleSettings } from '../settings.ts'
import { directoryOf } from './directory.ts'

const origin = 'http://localhost:4210'
const client = { OIDC_CLIENT_ID: 'console', OIDC_CLIENT_SECRET: 'secret-of-the-console' }

/** A firm's directory in which everybody is who they say: `<name>` is `<name>@example.org`. */
async function startDirectory({ conformIdTokenClaims = true } = {}) {
  const server = createServer()
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.OIDC_CLIENT_ID,
        client_secret: client.OIDC_CLIENT_SECRET,
        redirect_uris: [`${origin}/sign-in/directory/answer`],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, name) => ({
      accountId: name,
      claims: () => ({
        sub: name,
        email: `${name}@Example.org`,
        email_verified: name !== 'unverified',
      }),
    }),
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId ?? ''
      const grant = new provider.Grant({ accountId, clientId: client.OIDC_CLIENT_ID })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  const who = { name: 'ada' }
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next()
    const login = { login: { accountId: who.name } }
    await provider.interactionFinished(context.req, context.res, login)
    context.respond = false
  })
  server.on('request', provider.callback())
  return { issuer, who, server }
}

/** A browser at that directory: follows what it answers until it leads back to the console. */
async function beAsked(address: string): Promise<string> {
  const jar = new Map<string, string>()
  for (let url = new URL(address); ;) {
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${answer.status} ${await answer.text()}`)
    url = new URL(location, url)
    if (url.origin === origin) return url.pathname + url.search
  }
}

async function makeSite(issuer: string) {
  const key = await makeSigningKey(everyRemote, 'Console', { role: 'console' })
  const settings = parseConsoleSettings({ CONSOLE_PORT: '1', OIDC_ISSUER: issuer, ...client })
  const { app } = await makeConsole(undefined, ({ trusted }) => {
    trusted.keys = [...trusted.keys, publicKeyOf(key)]
    trusted.people = [
      { email: 'ada@example.org', team: 'Adas', remote: 'catalogue', may: [...roles.team] },
    ]
    return Promise.resolve({ check: null, directory: directoryOf(settings, origin), key })
  })
  const ask = (path: string, cookie = '', headers = {}) =>
    app.request(origin + path, { headers: { host: 'localhost:4210', cookie, ...headers } })
  /** Goes to the directory; what the browser keeps, and where it comes back to. */
  const leave = async (next = '/') => {
    const left = await ask(`/sign-in/directory?next=${encodeURIComponent(next)}`)
    expect(left.status).toBe(302)
    const cookie = left.headers.get('set-cookie')!.split(';')[0]!
    return { cookie, back: await beAsked(left.headers.get('location')!) }
  }
  return { ask, leave }
}

test.each([
  ['at once', false],
  ['when it is asked once more', true],
])(
  'whom the directory vouches for %s is signed in, and goes on to where they wanted to',
  async (_, conformIdTokenClaims) => {
    const { issuer } = await startDirectory({ conformIdTokenClaims })
    const { ask, leave } = await makeSite(issuer)
    const page = await (await ask('/sign-in')).text()
    expect(page).toContain('Sign in with the directory')
    expect(page).not.toContain('Password')
    const { cookie, back } = await leave('/remotes/catalogue')
    const answer = await ask(back, cookie)
    expect([answer.status, answer.headers.get('refresh')]).toEqual([
      200,
      '0; url=/remotes/catalogue',
    ])
    const session = answer.headers.getSetCookie().find((line) => line.startsWith('console-session'))
    expect(session).toMatch(/HttpOnly; SameSite=Strict$/)
    expect(await (await ask('/', session!.split(';')[0])).text()).toContain('ada@example.org')
  },
)

test('an answer counts once, and for the browser only that asked', async () => {
  const { issuer } = await startDirectory()
  const { ask, leave } = await makeSite(issuer)
  const [mine, theirs] = [await leave(), await leave()]
  const tries = [
    [mine.back, theirs.cookie],
    [theirs.back, ''],
    [theirs.back.replace(/code=[^&]+/, 'code=invented'), theirs.cookie],
    ['/sign-in/directory/answer', mine.cookie],
    [mine.back, mine.cookie],
  ] as const
  for (const [back, cookie] of tries) expect((await ask(back, cookie)).status, back).toBe(401)
  const again = await leave()
  expect((await ask(again.back, again.cookie)).status).toBe(200)
  expect((await ask(again.back, again.cookie)).status).toBe(401)
})

test('an address that the directory has not verified is nobody’s', async () => {
  const { issuer, who } = await startDirectory()
  const { ask, leave } = await makeSite(issuer)
  who.name = 'unverified'
  const { cookie, back } = await leave()
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await ask(back, cookie)
  expect(answer.status).toBe(401)
  expect(answer.headers.getSetCookie().join()).not.toContain('console-session')
  expect(JSON.parse(String(told.mock.lastCall))).toEqual({
    ...{ level: 40, time: expect.stringMatching(/^\d{4}-.*Z$/) as unknown },
    ...{ event: 'directory-refused', error: 'no verified email: `email_verified` is not true' },
  })
})

test('who refuses there comes back to a page that says so', async () => {
  const { issuer } = await startDirectory()
  const { ask } = await makeSite(issuer)
  const left = await ask('/sign-in/directory')
  const cookie = left.headers.get('set-cookie')!.split(';')[0]!
  const state = new URL(left.headers.get('location')!).searchParams.get('state')!
  const query = new URLSearchParams({ error: 'access_denied', state, iss: issuer }).toString()
  const answer = await ask(`/sign-in/directory/answer?${query}`, cookie)
  expect(answer.status).toBe(401)
  expect(await answer.text()).toContain('The directory does not say that this is you')
})

test('a directory that is away is said to be, and found once it is there', async () => {
  const { ask } = await makeSite('http://127.0.0.1:9')
  expect((await ask('/sign-in/directory')).status).toBe(503)
  const { issuer, server } = await startDirectory()
  const site = await makeSite(issuer)
  const { cookie, back } = await site.leave()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect((await site.ask(back, cookie)).status).toBe(503)
})

test.each(['http://directory.example', 'http://localhost.example/', 'ftp://localhost/'])(
  'a directory is reached safely only: not %s',
  (issuer) => {
    expect(() => parseConsoleSettings({ CONSOLE_PORT: '1', OIDC_ISSUER: issuer })).toThrow(
      'OIDC_ISSUER is not an https:// address',
    )
  },
)

test('a page elsewhere sends nobody to the directory', async () => {
  const { issuer } = await startDirectory()
  const { ask } = await makeSite(issuer)
  for (const [site, status] of [
    ['cross-site', 403],
    ['same-site', 403],
    ['none', 302],
    ['same-origin', 302],
  ] as const)
    expect((await ask('/sign-in/directory', '', { 'sec-fetch-site': site })).status).toBe(status)
})
