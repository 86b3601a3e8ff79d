import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  everyRemote,
  GateRefusal,
  makeSigningKey,
  promote,
  publicKeyOf,
  publish,
  readVerifiedRelease,
  roles,
  siteFile,
  verifyPreview,
  type Person,
  type SiteData,
} from 'delivery'
import { publishSiteText, siteDataWith, testLimits } from 'delivery/testing-site-data'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeConsole } from '../testing-console.ts'
import type { PublishSite } from './gate.ts'

const origin = 'http://localhost:4210'
const personOf = (name: string, role: keyof typeof roles, remote: string): Person => ({
  ...{ email: `${name}@example.org`, name, team: `${name}s`, remote },
  may: [...roles[role]],
})
const ada = personOf('ada', 'shell-team', everyRemote)
const grace = personOf('grace', 'team', 'site')
const leads = personOf('leads', 'team', 'leads')

/** Past the gate; the story goes through it. */
const pastGate: PublishSite = async ({ readTrusted, trusted, ...publisher }, data, report) => {
  report('links: <1 s>')
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-site-'))
  await writeFile(join(folder, siteFile), JSON.stringify(data))
  const now = (await readTrusted?.()) ?? trusted
  return publish({ ...publisher, trusted: now, remote: 'site', folder, kit: '' })
}

const first = siteDataWith({
  header: [
    { label: 'About', to: '/about' },
    {
      label: 'Services',
      links: [{ label: 'Interviews', to: '/services', note: 'By <engineers>' }],
    },
  ],
  labels: { '/services': 'Services' },
  notice: { text: 'Closed', from: '2026-12-24T12:00:00Z', until: '2026-12-27T08:00:00Z' },
  limits: testLimits,
})

let gate: PublishSite
beforeEach(() => {
  gate = pastGate
})

/** A console in which people sign in with their own name as the password, over site data that is live. */
async function makeSite(publishSite: PublishSite | string = (...given) => gate(...given)) {
  const key = await makeSigningKey(everyRemote, 'Console', { role: 'console' })
  const made = await makeConsole(
    undefined,
    ({ trusted }) => {
      trusted.keys = [...trusted.keys, publicKeyOf(key)]
      trusted.people = [ada, grace, leads]
      const check = (email: string, password: string) =>
        Promise.resolve(email === `${password}@example.org` ? email : null)
      return Promise.resolve({ check, directory: null, key })
    },
    null,
    publishSite,
  )
  const { app, store, trusted, author } = made
  const publishAs = (data: SiteData) =>
    publishSiteText({ store, trusted, key: author.key }, JSON.stringify(data))
  const live = await publishAs(first)
  await store.changeRegistry(promote('site', live), author)
  const ask = (path: string, cookie = '') =>
    app.request(origin + path, { headers: { host: 'localhost:4210', cookie } })
  const post = (
    fields: Record<string, string>,
    { cookie = '', path = '/site-data', ...headers }: Record<string, string> = {},
  ) =>
    app.request(origin + path, {
      method: 'POST',
      headers: { host: 'localhost:4210', origin, cookie, ...headers },
      body: new URLSearchParams(fields),
    })
  const signIn = async (name: string) => {
    const answer = await post(
      { email: `${name}@example.org`, password: name },
      { path: '/sign-in' },
    )
    return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }
  const open = async (cookie: string, path = '/site-data') => {
    const html = await (await ask(path, cookie)).text()
    return { html, fields: fieldsOf(html) }
  }
  const released = async (release: string) => {
    const { files, signer } = await readVerifiedRelease(store, trusted, 'site', release)
    return {
      signer,
      data: JSON.parse(Buffer.from(files.get(siteFile) ?? []).toString()) as unknown,
    }
  }
  const sequence = async () => (await store.readRegistry(trusted)).sequence
  return { ...made, key, live, publishAs, ask, post, signIn, open, released, sequence }
}

const text = (value: string) =>
  value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** What a browser would send of a page's form. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = html.match(/<input [^>]*>/g) ?? []
  const attribute = (input: string, name: string) =>
    new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? ''
  return Object.fromEntries(
    inputs.map((input) => [attribute(input, 'name'), text(attribute(input, 'value'))]),
  )
}
const releaseIn = (html: string) => /site ([0-9a-f]{16})<\/a>/.exec(html)?.[1] ?? ''

afterEach(() => vi.useRealTimers())

test('who is not signed in is asked to, and who may not publish it may look', async () => {
  const { ask, signIn, open } = await makeSite()
  const asked = await ask('/site-data')
  expect(asked.headers.get('location')).toBe('/sign-in?next=/site-data')
  const { html } = await open(await signIn('leads'))
  expect(html).toContain('leads@example.org may not publish site data')
  expect(html).toContain('Navigation, as visitors see it')
})

test('it begins from what visitors get, each field with its name, and is shown as they see it', async () => {
  const { signIn, open, live } = await makeSite()
  const { html, fields } = await open(await signIn('ada'))
  expect(fields).toMatchObject({
    ...{ start: live, seen: live, 'header.0.label': 'About', 'header.0.to': '/about' },
    'header.1.links.0.note': 'By <engineers>',
  })
  expect(html).toContain('<label for="header.1.links.0.to">Address</label>')
  expect(html).toMatch(/id="shown".*Services ▾.*<h3>Services<\/h3>.*Interviews.*By &lt;engineers/s)
})

test('its tree is edited by presses that send all of it, and nothing that is typed is lost', async () => {
  const { signIn, open, post } = await makeSite()
  const cookie = await signIn('ada')
  let { fields } = await open(cookie)
  const press = async (wish: string, more = {}) => {
    const html = await (await post({ ...fields, ...more, do: wish }, { cookie })).text()
    fields = fieldsOf(html)
    return html
  }
  await press('up header.1', { 'header.0.label': 'About <us>' })
  expect(fields).toMatchObject({ 'header.0.label': 'Services', 'header.1.label': 'About <us>' })
  const added = await press('link header.0.links')
  expect(added).toMatch(/<input id="header.0.links.1.label"[^>]* autofocus=""/)
  expect(added, 'an empty field is not told of at once').not.toMatch(/wrong|Label is/)
  await press('remove header.0.links.0', { 'header.0.links.1.to': '/services/new' })
  expect(fields).toMatchObject({ 'header.0.links.0.to': '/services/new' })
  expect(fields).not.toHaveProperty(['header.0.links.1.to'])
})

test('what is wrong is said beside its field, and not published', async () => {
  const { signIn, open, post, store } = await makeSite()
  const cookie = await signIn('ada')
  const { fields } = await open(cookie)
  const typed = { ...fields, 'header.0.to': 'https://elsewhere.example', 'legal.label': ' ' }
  for (const [wish, status] of [
    ['check', 200],
    ['publish', 409],
  ] as const) {
    const answer = await post({ ...typed, do: wish }, { cookie })
    expect(answer.status).toBe(status)
    const html = await answer.text()
    expect(html).toMatch(/href="#header.0.to-fault">Wrong so far: (<!-- -->)?2/)
    expect(html).toMatch(/id="header.0.to-fault"[^>]*>Address is not a page’s own address/)
    expect(html).toMatch(/<input id="legal.label"[^>]*aria-invalid="true"/)
    expect(fieldsOf(html)).toMatchObject({ 'header.0.to': 'https://elsewhere.example' })
  }
  expect(await store.listReleases('site')).toHaveLength(1)
})

test('it is published in the name of who is signed in, with the rest as it was, and nobody gets it', async () => {
  const { signIn, open, post, released, live, sequence, key } = await makeSite()
  const cookie = await signIn('grace')
  const { fields } = await open(cookie)
  const answer = await post({ ...fields, 'header.0.label': 'Us', do: 'publish' }, { cookie })
  const html = await answer.text()
  expect(html).toContain('links: &lt;1 s&gt;')
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(html).toContain('<h1>Published</h1>')
  const release = releaseIn(html)
  const { signer, data } = await released(release)
  const header = [{ label: 'Us', to: '/about' }, first.header[1]]
  expect(data).toEqual({ ...first, header })
  expect(signer).toMatchObject({ name: 'grace (signed in as grace@example.org)', kid: key.kid })
  expect(release).not.toBe(live)
  expect(await sequence()).toBe(1)
})

test('what is live is published unchanged, and so signed anew by who stays', async () => {
  const { signIn, open, post, released, live } = await makeSite()
  const cookie = await signIn('grace')
  const { fields } = await open(cookie)
  const html = await (await post({ ...fields, do: 'publish' }, { cookie })).text()
  expect(releaseIn(html)).toBe(live)
  expect((await released(live)).signer.name).toBe('grace (signed in as grace@example.org)')
})

test('it is looked at by a link, given to everybody, and taken back', async () => {
  const { signIn, open, post, ask, store, trusted, live } = await makeSite()
  const cookie = await signIn('ada')
  const { fields } = await open(cookie)
  const published = await post({ ...fields, 'header.0.label': 'Us', do: 'publish' }, { cookie })
  const release = releaseIn(await published.text())
  const steer = async (query: string) => {
    const asked = await (await ask(`/remotes/site/steer?${query}`, cookie)).text()
    return post(fieldsOf(asked), { cookie, path: '/remotes/site/steer' })
  }
  const shown = await (await ask(`/remotes/site/${release}`, cookie)).text()
  const token = /_preview\?token=([\w.-]+)/.exec(shown)?.[1] ?? ''
  await expect(verifyPreview(token, trusted)).resolves.toMatchObject({ remote: 'site', release })
  const stable = async () => (await store.readRegistry(trusted)).remotes['site']?.stable
  expect(await stable()).toBe(live)
  await steer(`do=give&release=${release}`)
  expect(await stable()).toBe(release)
  await steer('do=back')
  expect(await stable()).toBe(live)
})

test('the first is given to everybody too, and undone by taking it off', async () => {
  const { signIn, open, post, ask, store, trusted, author, live } = await makeSite()
  await store.changeRegistry({ action: 'retire', remote: 'site' }, author)
  const cookie = await signIn('ada')
  const { html } = await open(cookie)
  expect(html).toContain('what the shell was built with')
  const asked = await (await ask(`/remotes/site/steer?do=give&release=${live}`, cookie)).text()
  expect(asked).toContain('instead of what the shell was built with.')
  expect(asked).toContain('Undone by npm run delivery -- retire site.')
  await post(fieldsOf(asked), { cookie, path: '/remotes/site/steer' })
  expect((await store.readRegistry(trusted)).remotes['site']?.stable).toBe(live)
})

test('a link is for who may show site data, and to another remote takes a key of its team', async () => {
  const { signIn, ask, release, author, store, publishAs } = await makeSite()
  const [one, two] = [await release('// one'), await release('// two')]
  await store.changeRegistry(promote('catalogue', one), author)
  const next = await publishAs({ ...first, lost: [] })
  const linkFor = async (who: string, path: string) =>
    (await (await ask(path, who && (await signIn(who)))).text()).includes('/_preview?token=')
  expect(await linkFor('ada', `/remotes/site/${next}`)).toBe(true)
  for (const who of ['', 'leads']) expect(await linkFor(who, `/remotes/site/${next}`)).toBe(false)
  expect(await linkFor('ada', `/remotes/catalogue/${two}`)).toBe(false)
})

test('what the gate refuses is said, and what was typed stays', async () => {
  const { signIn, open, post } = await makeSite()
  gate = () => Promise.reject(new GateRefusal('site x', ['`/jobs` is <no> page (404)']))
  const cookie = await signIn('ada')
  const { fields } = await open(cookie)
  const html = await (
    await post({ ...fields, 'header.0.to': '/jobs', do: 'publish' }, { cookie })
  ).text()
  expect(html).toContain('`/jobs` is &lt;no&gt; page (404)')
  expect(fieldsOf(html)).toMatchObject({ 'header.0.to': '/jobs' })
  gate = pastGate
  expect(await (await post({ ...fieldsOf(html), do: 'publish' }, { cookie })).text()).toContain(
    '<h1>Published</h1>',
  )
})

test('one is at the gate at a time', async () => {
  const { signIn, open, post } = await makeSite()
  const [one, two] = [await signIn('ada'), await signIn('grace')]
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  gate = async (...given) => held.then(() => pastGate(...given))
  const { fields } = await open(one)
  const running = post({ ...fields, do: 'publish' }, { cookie: one })
  await running
  const other = (await open(two)).fields
  const refused = await post({ ...other, do: 'publish' }, { cookie: two })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('ada@example.org has site data at the gate')
  letGo()
  expect(await (await running).text()).toContain('<h1>Published</h1>')
})

test('what somebody else published meanwhile is said until it is pressed once more, and nothing typed is lost', async () => {
  const { signIn, open, post, publishAs } = await makeSite()
  const cookie = await signIn('ada')
  const { fields } = await open(cookie)
  const newer = await publishAs({ ...first, lost: [] })
  const typed = { ...fields, 'header.0.label': 'Us', do: 'publish' }
  const told = await post(typed, { cookie })
  expect(told.status).toBe(409)
  const html = await told.text()
  expect(html).toContain(`/site-data?release=${newer}`)
  expect(fieldsOf(html)).toMatchObject({ 'header.0.label': 'Us', seen: newer })
  const checked = await post({ ...fieldsOf(html), do: 'check' }, { cookie })
  expect(await checked.text()).toContain(`/site-data?release=${newer}`)
  const again = await post({ ...fieldsOf(html), do: 'publish' }, { cookie })
  expect(await again.text()).toContain('<h1>Published</h1>')
})

test('it is said also to who had to sign in again meanwhile', async () => {
  const { signIn, open, post, publishAs } = await makeSite()
  const { fields } = await open(await signIn('ada'))
  await publishAs({ ...first, lost: [] })
  const signedOut = fieldsOf(await (await post({ ...fields, do: 'publish' })).text())
  const cookie = await signIn('ada')
  const told = await post({ ...signedOut, do: 'publish' }, { cookie })
  expect(await told.text()).toContain('begin from it')
})

test('where what it began from is gone, it is said, and then all but the navigation is as visitors have it', async () => {
  const { signIn, open, post, publishAs, store, released } = await makeSite()
  const cookie = await signIn('ada')
  const draft = await publishAs({ ...first, notice: null })
  const { fields } = await open(cookie, `/site-data?release=${draft}`)
  expect(fields['start']).toBe(draft)
  await store.removeRelease('site', draft)
  const told = await post({ ...fields, 'header.0.label': 'Us', do: 'publish' }, { cookie })
  expect(told.status).toBe(409)
  const again = fieldsOf(await told.text())
  const html = await (await post({ ...again, do: 'publish' }, { cookie })).text()
  expect((await released(releaseIn(html))).data).toMatchObject({ notice: first.notice })
})

test.each<[string, Record<string, string>]>([
  ['a page elsewhere', { origin: 'http://elsewhere.example' }],
  ['the site on another port', { origin: 'http://localhost:4200' }],
  ['nowhere', { origin: '' }],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['a script that sends text', { 'content-type': 'text/plain' }],
])('nothing is read that comes from %s', async (_, headers) => {
  const { signIn, open, post, store } = await makeSite()
  const cookie = await signIn('ada')
  const { fields } = await open(cookie)
  expect((await post({ ...fields, do: 'publish' }, { cookie, ...headers })).status).toBe(403)
  expect(await store.listReleases('site')).toHaveLength(1)
})

test.each<[string, number, (cookies: Record<'ada' | 'leads', string>) => string]>([
  ['nobody any more', 401, () => ''],
  ['somebody of another team', 403, ({ leads }) => leads],
])('who is %s publishes nothing, and keeps what was typed', async (_, status, cookieOf) => {
  const { signIn, open, post, store } = await makeSite()
  const cookies = { ada: await signIn('ada'), leads: await signIn('leads') }
  const { fields } = await open(cookies.ada)
  const typed = { ...fields, 'header.0.label': 'Us', do: 'publish' }
  const answer = await post(typed, { cookie: cookieOf(cookies) })
  expect(answer.status).toBe(status)
  expect(fieldsOf(await answer.text())).toMatchObject({ 'header.0.label': 'Us' })
  expect(await store.listReleases('site')).toHaveLength(1)
})

test("another session's form is published after one press more, in the name of who presses", async () => {
  const { signIn, open, post, released } = await makeSite()
  const [one, two] = [await signIn('ada'), await signIn('grace')]
  const { fields } = await open(one)
  const typed = { ...fields, 'header.0.label': 'Us', do: 'publish' }
  const refused = await post(typed, { cookie: two })
  expect(refused.status).toBe(403)
  const html = await (
    await post({ ...fieldsOf(await refused.text()), do: 'publish' }, { cookie: two })
  ).text()
  expect((await released(releaseIn(html))).signer.name).toContain('grace@example.org')
})

test('who leaves while it is at the gate publishes nothing', async () => {
  const { signIn, open, post, trusted, store } = await makeSite()
  const cookie = await signIn('ada')
  const { fields } = await open(cookie)
  gate = async (publisher, ...given) => {
    trusted.people = [{ ...ada, ended: 1 }]
    return pastGate(publisher, ...given)
  }
  const typed = { ...fields, 'header.0.label': 'Us', do: 'publish' }
  const html = await (await post(typed, { cookie })).text()
  expect(html).toContain('Nothing was published.')
  expect(await store.listReleases('site')).toHaveLength(1)
})

test('where the host lacks something, it is saved as a file that is published elsewhere', async () => {
  const { signIn, open, post } = await makeSite('a Chromium')
  const cookie = await signIn('ada')
  const { fields } = await open(cookie)
  const typed = { ...fields, 'header.0.label': 'Us' }
  const refused = await post({ ...typed, do: 'publish' }, { cookie })
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining('host lacks a Chromium'),
  ])
  const file = await post({ ...typed, do: 'file' }, { cookie })
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="site.json"')
  expect(await file.json()).toEqual({
    ...first,
    header: [{ label: 'Us', to: '/about' }, first.header[1]],
  })
})

test('a form has a size, and forms a number in a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { signIn, open, post } = await makeSite()
  const cookie = await signIn('ada')
  const { fields } = await open(cookie)
  expect((await post({ x: 'x'.repeat(262_143) }, { cookie })).status).toBe(413)
  expect((await post({ x: 'x'.repeat(100_000) }, { cookie })).status).toBe(200)
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => post({ ...fields, do: 'check' }, { cookie })),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(fieldsOf(await refused[0]!.text())).toMatchObject({ 'header.0.label': 'About' })
})

test('who is not signed in has no store listed, and takes no form from anybody', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { ask, signIn, open, post, store } = await makeSite()
  const cookie = await signIn('ada')
  const { fields } = await open(cookie)
  const list = vi.spyOn(store, 'listReleases')
  await ask('/site-data')
  expect(list).not.toHaveBeenCalled()
  const forms = Array.from({ length: 300 }, () => post({ ...fields, do: 'check' }))
  const answers = await Promise.all(forms)
  const kept = answers.filter(({ status }) => status === 401)
  expect(kept).toHaveLength(20)
  expect(fieldsOf(await kept[0]!.text())).toMatchObject({ 'header.0.label': 'About' })
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(280)
  expect(list.mock.calls.length).toBeLessThanOrEqual(kept.length)
  expect((await post({ ...fields, do: 'check' }, { cookie })).status).toBe(200)
})

test('that it is published stays on the page whatever changes', async () => {
  const { signIn, open, post } = await makeSite()
  const cookie = await signIn('ada')
  const { fields } = await open(cookie)
  const html = await (await post({ ...fields, do: 'publish' }, { cookie })).text()
  expect(releaseIn(html)).not.toBe('')
  // What follows changes brings no page anew that has this.
  expect(html).toMatch(/<div data-still="true"><h1>Published/)
})
