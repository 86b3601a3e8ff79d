import {
  everyRemote,
  hashOfChange,
  makeSigningKey,
  promote,
  publicKeyOf,
  roles,
  type Person,
  type TrustedKeys,
} from 'delivery'
import { describe, expect, test } from 'vitest'
import { makeConsole } from '../testing-console.ts'

type TrustedKey = TrustedKeys['keys'][number]

const origin = 'http://localhost:4210'
const personOf = (name: string, role: keyof typeof roles, remote = 'catalogue'): Person => ({
  ...{ email: `${name}@example.org`, name, team: `${name}s`, remote },
  may: [...roles[role]],
})
const admitted = [
  personOf('ada', 'team'),
  personOf('pipeline', 'ci'),
  personOf('grace', 'shell-team', everyRemote),
  personOf('other', 'team', 'leads'),
  { ...personOf('gone', 'team'), ended: 0 },
  { ...personOf('expired', 'team'), expires: '2020-01-01T00:00:00.000Z' },
]

/** A console that people sign in to with their own name as the password, over two releases that were live. */
async function makeSite() {
  const key = await makeSigningKey(everyRemote, 'Console', { role: 'console' })
  const made = await makeConsole(undefined, ({ trusted }) => {
    trusted.keys = [...trusted.keys, publicKeyOf(key)]
    trusted.people = admitted
    const check = (email: string, password: string) =>
      Promise.resolve(email === `${password}@example.org` ? email : null)
    return Promise.resolve({ check, directory: null, key })
  })
  const { app, store, trusted, release } = made
  const author = { ...made.author, trusted }
  const ids = [await release('// one'), await release('// two'), await release('// three')] as const
  for (const id of ids.slice(0, 2)) await store.changeRegistry(promote('catalogue', id), author)

  const ask = (path: string, cookie = '') =>
    app.request(origin + path, { headers: { host: 'localhost:4210', cookie } })
  const post = (path: string, fields: Record<string, string>, headers = {}, cookie = '') =>
    app.request(origin + path, {
      method: 'POST',
      headers: { host: 'localhost:4210', origin, cookie, ...headers },
      body: new URLSearchParams(fields),
    })
  const signIn = async (name: string) => {
    const answer = await post('/sign-in', { email: `${name}@example.org`, password: name })
    expect(answer.status).toBe(303)
    return answer.headers.get('set-cookie')!.split(';')[0]!
  }
  /** The form that asks whether somebody means it, as the page has it. */
  const formOf = async (query: string, cookie: string) => {
    const html = await (await ask(`/remotes/catalogue/steer?${query}`, cookie)).text()
    expect(html).toContain('<main id="content">')
    const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)
    return Object.fromEntries(Array.from(inputs, ([, name, value]) => [name!, value!]))
  }
  const live = async () => {
    const { sequence, remotes, history } = await store.readRegistry(trusted)
    return { sequence, ...remotes['catalogue'], last: history[0]! }
  }
  /** Of the changes that there are. */
  const hashes = async () => (await store.readRegistry(trusted)).history.map(hashOfChange)
  return { ...made, author, ids, key, hashes, ask, post, signIn, formOf, live }
}

const steer = '/remotes/catalogue/steer'

describe('who looks only', () => {
  test('is offered to sign in, and asked to where something is to be done', async () => {
    const { ask, ids } = await makeSite()
    const page = await (await ask('/remotes/catalogue?at=3')).text()
    expect(page).toContain('href="/sign-in?next=%2Fremotes%2Fcatalogue%3Fat%3D3"')
    expect(page).not.toContain('/steer')
    // There a link to the same page would forget where its visitor wants to go.
    const signIn = await (await ask('/sign-in?next=%2Fhistory')).text()
    expect(signIn).not.toContain('href="/sign-in')
    const address = `${steer}?do=give&release=${ids[2]}`
    const asked = await ask(address)
    expect(asked.status).toBe(303)
    expect(asked.headers.get('location')).toBe(`/sign-in?next=${encodeURIComponent(address)}`)
  })

  test('changes nothing', async () => {
    const { post, live } = await makeSite()
    const answer = await post(steer, { do: 'back', since: '2', 'form-token': '' })
    expect(answer.headers.get('location')).toMatch(/^\/sign-in/)
    expect((await live()).sequence).toBe(2)
  })
})

describe('signing in', () => {
  test('takes the right password, and gives a cookie that scripts and other sites do not get', async () => {
    const { post } = await makeSite()
    const wrong = await post('/sign-in', { email: 'ada@example.org', password: 'grace' })
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null])
    const right = await post('/sign-in', { email: 'ada@example.org', password: 'ada' })
    expect(right.headers.get('set-cookie')).toMatch(
      /^console-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    )
  })

  test.each([
    ...['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example', 'x'],
    ...['/sign-in', '/sign-out'],
  ])('leads to no page but ours that is for whoever is signed in: %s', async (next) => {
    const { post } = await makeSite()
    const answer = await post('/sign-in', { email: 'ada@example.org', password: 'ada', next })
    expect(answer.headers.get('location')).toBe('/')
  })

  test('begins another session each time, and signing out ends it for whoever has its cookie', async () => {
    const { signIn, ask, post } = await makeSite()
    const [first, second] = [await signIn('ada'), await signIn('ada')]
    expect(first).not.toBe(second)
    const isIn = async (cookie: string) =>
      (await (await ask('/', cookie)).text()).includes('ada@example.org')
    expect([await isIn(first), await isIn(second)]).toEqual([true, true])
    await post('/sign-out', {}, {}, first)
    expect([await isIn(first), await isIn(second)]).toEqual([false, true])
    expect(await isIn('console-session=invented')).toBe(false)
  })

  test('is tried twenty times a minute, and a form is short', async () => {
    const { post } = await makeSite()
    const attempt = () => post('/sign-in', { email: 'ada@example.org', password: 'x' })
    const all = await Promise.all(Array.from({ length: 21 }, attempt))
    expect(all.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(401), 429])
    const long = await post('/sign-in', { email: 'a'.repeat(10_001) })
    expect(long.status).toBe(413)
  })
})

describe('what is done', () => {
  test('is done in two steps, in the name of who is signed in, by the key of the console', async () => {
    const { signIn, formOf, post, live, ids, key, ask } = await makeSite()
    const cookie = await signIn('ada')
    expect(await (await ask('/remotes/catalogue', cookie)).text()).toContain('/steer?do=back')
    const form = await formOf('do=back', cookie)
    expect((await live()).stable).toBe(ids[1])
    const done = await post(steer, { ...form, reason: 'prices were wrong' }, {}, cookie)
    expect([done.status, done.headers.get('location')]).toEqual([303, '/remotes/catalogue?done=3'])
    const { stable, last } = await live()
    expect(stable).toBe(ids[0])
    expect(last).toMatchObject({
      ...{ action: 'rollback', author: 'ada', by: 'ada@example.org', kid: key.kid },
      reason: 'prices were wrong',
    })
    const page = await (await ask('/remotes/catalogue?done=3', cookie)).text()
    expect(page.replace(/<!-- -->/g, '')).toContain('change 3</a>, rollback')
  })

  test('is a canary, more of it, and everybody', async () => {
    const { signIn, formOf, post, live, ids } = await makeSite()
    const cookie = await signIn('ada')
    for (const [query, more, expected] of [
      [`do=try&release=${ids[2]}`, { percent: '7' }, { canary: { percent: 7 } }],
      [`do=try&release=${ids[2]}&percent=20`, {}, { canary: { percent: 7 } }],
      [`do=give&release=${ids[2]}`, {}, { stable: ids[2], canary: null }],
    ] as const) {
      const form = await formOf(query, cookie)
      await post(steer, { ...form, percent: '7', ...more }, {}, cookie)
      expect(await live()).toMatchObject(expected)
    }
  })

  test.each<[string, (form: Record<string, string>) => Record<string, string>, object]>([
    ['from a page elsewhere', (form) => form, { origin: 'http://elsewhere.example' }],
    ['from the site on another port', (form) => form, { origin: 'http://localhost:4200' }],
    ['from nowhere', (form) => form, { origin: '' }],
    ['as a browser says of another site', (form) => form, { 'sec-fetch-site': 'cross-site' }],
    ['as text', (form) => form, { 'content-type': 'text/plain' }],
    ['without what stands in the form', ({ 'form-token': _, ...form }) => form, {}],
    ['with an invented token', (form) => ({ ...form, 'form-token': 'a'.repeat(43) }), {}],
  ])('is not done %s', async (_, change, headers) => {
    const { signIn, formOf, post, live } = await makeSite()
    const cookie = await signIn('ada')
    const form = await formOf('do=back', cookie)
    const answer = await post(steer, change(form), headers, cookie)
    expect(answer.status).toBe(403)
    expect((await live()).sequence).toBe(2)
  })

  test("is not done with another one's form, nor when somebody changed the remote meanwhile", async () => {
    const { signIn, formOf, post, live, store, author, ids } = await makeSite()
    const [ada, grace] = [await signIn('ada'), await signIn('grace')]
    const form = await formOf('do=back', ada)
    expect((await post(steer, form, {}, grace)).status).toBe(403)
    await store.changeRegistry(promote('catalogue', ids[2]), author)
    const answer = await post(steer, form, {}, ada)
    expect(answer.status).toBe(409)
    // Asked for again, it would be another page.
    expect(await answer.text()).toContain('<main id="content" data-answer="true">')
    expect((await live()).sequence).toBe(3)
  })

  test('needs a release that there is', async () => {
    const { signIn, ask } = await makeSite()
    const cookie = await signIn('ada')
    const invented = await ask(`${steer}?do=give&release=0123456789abcdef`, cookie)
    expect(await invented.text()).toContain('catalogue has no release 0123456789abcdef')
    for (const query of ['do=retire', 'do=give', 'do=try&release=../../x', 'do=back&remote=leads'])
      expect((await ask(`/remotes/nobody/steer?${query}`, cookie)).status).toBe(404)
  })

  test('needs the second key that a remote asks for, which a console has not', async () => {
    const { signIn, formOf, ask, post, live, trusted, ids, hashes } = await makeSite()
    const cookie = await signIn('grace')
    const form = await formOf(`do=give&release=${ids[2]}`, cookie)
    trusted.thresholds = { catalogue: { signatures: 2, except: await hashes() } }
    const answer = await post(steer, form, {}, cookie)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('takes 2 signatures')
    expect((await live()).sequence).toBe(2)
    const page = await (await ask('/remotes/catalogue', cookie)).text()
    expect(page).toContain('What is new of catalogue takes 2 signatures')
    expect(Array.from(page.matchAll(/steer\?do=(\w+)/g), ([, what]) => what)).toEqual(['back'])
    for (const [who, isTold] of [
      ['pipeline', true],
      ['other', false],
    ] as const) {
      const seen = await (await ask('/remotes/catalogue', await signIn(who))).text()
      expect(seen.includes('What is new of catalogue takes'), who).toBe(isTold)
    }
  })

  test.each<[string, (own: TrustedKey) => TrustedKey[]]>([
    ['was revoked', (own) => [{ ...own, ended: 2 }]],
    ['has expired', (own) => [{ ...own, expires: '2020-01-01T00:00:00.000Z' }]],
    ['is not in the root', () => []],
  ])('needs the key of the console, and pages say when it %s', async (_, become) => {
    const { signIn, formOf, ask, post, live, trusted, key } = await makeSite()
    const cookie = await signIn('grace')
    const form = await formOf('do=back', cookie)
    expect(await (await ask('/', cookie)).text()).not.toContain('can be pressed here')
    trusted.keys = trusted.keys.flatMap((one) => (one.kid === key.kid ? become(one) : [one]))
    const said = `does not let this console’s key ${key.kid.slice(0, 8)} act for anybody`
    expect(await (await ask('/')).text()).toContain(said)
    const page = await (await ask('/remotes/catalogue', cookie)).text()
    expect(page).toContain(said)
    expect(page).not.toContain('/steer')
    expect(await (await ask('/site-data', cookie)).text()).toContain(said)
    const answer = await post(steer, form, {}, cookie)
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining(said)])
    expect((await live()).sequence).toBe(2)
  })
})

/** What everybody may do with `catalogue` here: x is done, - is refused. */
const table: Record<string, string> = {
  // give try back
  ada: 'x x x',
  pipeline: '- x x',
  grace: 'x x x',
  other: '- - -',
  gone: '- - -',
  expired: '- - -',
  'somebody whom the root does not name': '- - -',
}

test.each(Object.keys(table))('%s may do here what the root says', async (who) => {
  const name = who.replaceAll(' ', '-')
  const found: string[] = []
  for (const wish of ['give', 'try', 'back']) {
    const { signIn, formOf, post, live, ids } = await makeSite()
    const boss = await formOf(`do=${wish}&release=${ids[2]}`, await signIn('grace'))
    const cookie = await signIn(name)
    const own = await formOf(`do=${wish}&release=${ids[2]}`, cookie)
    // Whoever is shown no form may write one.
    await post(steer, { ...boss, percent: '5', ...own }, {}, cookie)
    found.push((await live()).sequence === 3 ? 'x' : '-')
  }
  expect(found.join(' ')).toBe(table[who])
})

test('who leaves while signed in may do nothing more', async () => {
  const { signIn, formOf, post, live, trusted } = await makeSite()
  const cookie = await signIn('ada')
  const form = await formOf('do=back', cookie)
  trusted.people = admitted.map((person) =>
    person.email === 'ada@example.org' ? { ...person, ended: 2 } : person,
  )
  expect((await post(steer, form, {}, cookie)).status).toBe(403)
  expect((await live()).sequence).toBe(2)
})
