import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promote, publish, type SiteData } from 'delivery'
import {
  makeFolder,
  makeRemoteBuild,
  openDataFolder,
  pageRoute,
  type RemoteParts,
} from 'delivery/testing-release'
import { siteDataWith, testLimits } from 'delivery/testing-site-data'
import { runDelivery } from '../../site/delivery-command.ts'
import { expect, test } from '../../site/fixtures.ts'

const kit = '1.0.0'
const moved = `loader: () => new Response(null, { status: 302, headers: { Location: '/glossary' } })`
const live: Record<string, RemoteParts> = {
  resources: {
    routes: `[${pageRoute('glossary', 'Glossary')}, ${pageRoute('glossary/old', 'Old', moved)}]`,
    files: {
      'offers.json': JSON.stringify({ words: { label: 'All our words', to: '/glossary' } }),
    },
  },
  leads: { routes: `[${pageRoute('contact', 'Contact')}]` },
}

/** What fits the live set. */
const sound = siteDataWith({
  prefixes: { glossary: 'resources', contact: 'leads' },
  header: [
    { label: 'About', to: '/about' },
    { label: 'Words', links: [{ offer: 'resources/words' }, { label: 'Us', to: '/contact' }] },
  ],
  getStarted: { label: 'Get Started', to: '/contact' },
  labels: { '/glossary': 'Glossary' },
})

let dataFolder: string
test.beforeAll(async () => {
  dataFolder = await makeFolder()
  const { store, trusted, author, keyOf } = await openDataFolder(dataFolder, Object.keys(live))
  for (const [remote, pages] of Object.entries(live)) {
    const folder = await makeRemoteBuild(pages)
    const build = { remote, folder, kit, key: await keyOf(remote) }
    const { release } = await publish({ store, trusted, ...build })
    await store.changeRegistry(promote(remote, release), author)
  }
})

async function publishSite(data: object, ...options: string[]) {
  const file = join(await makeFolder(), 'site.json')
  await writeFile(file, JSON.stringify(data, null, 2))
  const args = ['publish', 'site', '--file', file, ...options]
  const { code, stdout, stderr } = await runDelivery(dataFolder, args)
  return {
    code,
    stdout,
    stderr,
    reasons: [...stderr.matchAll(/^ {2}- (.*)$/gm)].map(([, line]) => line),
  }
}

const soon = { from: '2999-01-01T00:00:00Z', until: '2999-02-01T00:00:00Z' }
const long = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `Recruitment services ${at}`, to: '/about' }))

const refusals: [string, Partial<SiteData>, (string | RegExp)[]][] = [
  [
    'links that lead to no page, wherever they stand',
    {
      header: [{ label: 'Words', links: [{ label: 'Salaries', to: '/glossary/salaries' }] }],
      legal: { label: 'Privacy Policy', to: '/privacy' },
      lost: [{ label: 'Careers', to: '/careers' }],
      labels: { '/contact/us': 'Us' },
      notice: { text: 'We move', link: { label: 'How', to: '/moving' }, ...soon },
    },
    [
      "'Salaries' in the header's menu 'Words': `/glossary/salaries` is no page (404): mend the address, or leave the link out.",
      "'Privacy Policy' in the footer: `/privacy` is no page (404)",
      "'Careers' in the 404 page: `/careers` is no page (404)",
      "the breadcrumb 'Us': `/contact/us` is no page (404)",
      "'How' in the notice: `/moving` is no page (404)",
    ],
  ],
  [
    'a link that leads on to another address',
    { footer: [{ label: 'Reading', links: [{ label: 'Old words', to: '/glossary/old' }] }] },
    [
      "'Old words' in the footer's list 'Reading': `/glossary/old` redirects to `/glossary`: name that.",
    ],
  ],
  [
    'prefixes of a remote that is not live, or has no page there',
    { prefixes: { ...sound.prefixes, careers: 'careers', guides: 'resources' } },
    [
      '`/careers` is given to careers, of which nothing is live: promote a release of it first.',
      '`/guides` is given to resources, whose live release has no page under it',
    ],
  ],
  [
    'a header that has no room for its labels',
    { header: long(8).map((link, at) => ({ ...link, to: at % 2 ? '/about' : '/contact' })) },
    [/in the header (stands outside the page|does not fit on one line|stands on .*) at 1024 px/],
  ],
]

for (const [what, parts, reasons] of refusals)
  test(`site data is refused for ${what}`, async () => {
    const { code, reasons: found } = await publishSite({ ...sound, ...parts })
    expect(code).toBe(1)
    for (const reason of reasons)
      expect(found).toContainEqual(
        typeof reason === 'string'
          ? expect.stringContaining(reason)
          : expect.stringMatching(reason),
      )
    if (reasons.every((reason) => typeof reason === 'string'))
      expect(found).toHaveLength(reasons.length)
  })

test('a prefix that visitors use is not lost by mistake', async () => {
  const parts = {
    prefixes: { glossary: 'resources' },
    header: [],
    getStarted: { label: 'Get Started', to: '/about' },
  }
  // Nothing says otherwise yet: these are the prefixes that the shell was built with.
  const refused = await publishSite({ ...sound, ...parts })
  const lost = '`/contact`, which visitors reach now, is under no prefix of its remote any more'
  expect(refused.reasons).toEqual([expect.stringContaining(lost)])
  const { stdout } = await runDelivery(dataFolder, ['releases', 'site'])
  expect(stdout).toContain(`  - ${refused.reasons.join()}`)
  // Where that cannot be kept, it is refused all the same.
  const place = join(dataFolder, 'releases/site/refused')
  await rm(place, { recursive: true })
  await writeFile(place, '')
  const again = await publishSite({ ...sound, ...parts })
  expect(again.stderr).toContain('that it was refused is not kept: ')
  expect(again.reasons).toEqual(refused.reasons)
  expect((await publishSite({ ...sound, ...parts }, '--allow-lost-routes')).code).toBe(0)
})

test('sound site data is published, and is shown by a preview before anybody gets it', async () => {
  const { code, stderr, stdout } = await publishSite(sound)
  expect(code, stderr).toBe(0)
  expect(stdout).toMatch(/^published site [0-9a-f]{16} \(1 files, /)
  const release = /site ([0-9a-f]{16})/.exec(stdout)?.[1] ?? ''
  const run = (...args: string[]) => runDelivery(dataFolder, [...args, '--json'])
  const preview = await run('preview', 'site', release)
  expect(JSON.parse(preview.stdout)).toMatchObject({
    url: expect.stringMatching(/\/_preview\?token=/) as unknown,
  })
  expect((await run('promote', 'site', release)).code).toBe(0)
  const status = JSON.parse((await run('status')).stdout) as { remotes: object }
  expect(status.remotes).toMatchObject({ site: { stable: release } })
  const silent = await makeRemoteBuild({ routes: live['resources']?.routes ?? '' })
  const lost = await runDelivery(dataFolder, ['publish', 'resources', '--folder', silent])
  expect(lost.code).toBe(1)
  expect(lost.stderr).toContain(
    'The navigation shows `words`, which it does not offer any more for pages of its own',
  )
})

test('an offer that nobody makes is told of, and left out', async () => {
  const header = [
    { label: 'Words', links: [{ offer: 'leads/call' }, { offer: 'resources/words' }] },
  ]
  const { code, stderr } = await publishSite({ ...sound, header })
  expect(code, stderr).toBe(0)
  expect(stderr).toContain('leads/call is not offered by what is live: it is left out until it is')
  expect(stderr).not.toContain('resources/words is not')
})

test('limits that what is live exceeds are told of, and are no reason against them', async () => {
  const release = { ...testLimits.release, totalBytes: 100 }
  const page = { ...testLimits.page, page: { ...testLimits.page.page, requests: 2 } }
  const { code, stderr } = await publishSite({ ...sound, limits: { release, page } })
  expect(code, stderr).toBe(0)
  const refused = 'what is live would be refused from then on:'
  expect(stderr).toMatch(new RegExp(`${refused} leads: All files together have`))
  expect(stderr).toMatch(new RegExp(`${refused} \`/contact\` takes \\d+ requests; the limit is 2`))
  const { stderr: wide } = await publishSite({ ...sound, limits: testLimits })
  expect(wide, 'they were looked at').toMatch(/\blimits: \d/)
  expect(wide).not.toContain(refused)
  const more = { ...release, totalBytes: 100_000_000 }
  const wrong = await publishSite({ ...sound, limits: { release: more, page } })
  expect(wrong.code).toBe(1)
  expect(wrong.stderr).toContain(
    'The site data is wrong at limits.release.totalBytes: is more than',
  )
})

test('a remote that is new is tried where it will be, and then gets its prefix', async () => {
  const { store, trusted, author, keyOf } = await openDataFolder(dataFolder, ['careers'])
  expect(trusted.keys.map(({ remote }) => remote)).toContain('careers')
  const build = await makeRemoteBuild({ routes: `[${pageRoute('careers', 'Careers')}]` })
  const run = (...args: string[]) => runDelivery(dataFolder, [...args])
  const { code, stdout, stderr } = await run('publish', 'careers', '--folder', build)
  expect(code, stderr).toBe(0)
  expect(stderr).toContain('tried with /careers, where visitors come when site data gives careers')
  const release = /careers ([0-9a-f]{16})/.exec(stdout)?.[1] ?? ''
  await store.changeRegistry(promote('careers', release), {
    ...author,
    key: await keyOf('careers'),
  })
  const given = {
    ...sound,
    prefixes: { ...sound.prefixes, careers: 'careers' },
    lost: [{ label: 'Careers', to: '/careers' }],
  }
  expect((await publishSite(given)).code).toBe(0)
})
