import { shellRemote } from 'delivery'
import { makeBuild, makeFrameBuild } from 'delivery/testing-release'
import { siteDataWith } from 'delivery/testing-site-data'
import { afterEach, expect, test } from 'vitest'
import { compositionFor, lockFor } from './choose-releases.ts'
import { ordinaryVisit, type Compositions } from './follow-registry.ts'
import { protocol } from '../protocol.ts'
import { makeDelivery } from '../testing/composition.ts'
import { collectLog } from '../testing/log.ts'

const following: Compositions[] = []
afterEach(() => Promise.all(following.splice(0).map((each) => each.stop())))

/** A shell that follows a store; what goes live there is named by its remote and its kit. */
async function follow() {
  const delivery = await makeDelivery()
  const { log, lines } = collectLog()
  const { compositions } = await delivery.open(undefined, log)
  following.push(compositions)
  const names = new Map<string, string>()
  return {
    compositions,
    lines,
    async goLive(remote: string, kit: string, text = kit, siteData: object | null = null) {
      const build =
        remote === shellRemote
          ? await makeFrameBuild(text, protocol, siteData)
          : await makeBuild({ 'assets/role-page-3.css': `/* ${text} */` })
      const id = await delivery.publishBuild(build, delivery.author.key, remote, kit)
      names.set(id, `${remote} ${text}`)
      await delivery.promote(id, remote)
      await compositions.refresh()
      return id
    },
    /** What a page is made of, when it shows these remotes. */
    async pageAt(path: string, ...shown: string[]) {
      const all = await compositions.all(ordinaryVisit)
      const { frame, lock } = compositionFor(all, path, shown)
      const parts = Object.values(lock.remotes).map(({ release }) => names.get(release))
      return [names.get(frame.id), ...parts, ...(lock.elsewhere ?? []).map((name) => `(${name})`)]
    },
  }
}

test('a breaking kit is taken by the shell and two remotes on three days, and every page has one kit', async () => {
  const { goLive, pageAt } = await follow()
  await goLive('shell', '1.0.0')
  await goLive('catalogue', '1.0.0')
  await goLive('leads', '1.0.0')
  const before = ['shell 1.0.0', 'catalogue 1.0.0', 'leads 1.0.0']
  for (const path of ['/', '/roles', '/contact']) expect(await pageAt(path)).toEqual(before)

  // The shell's day: nobody is ready for it; of its own pages those are new that show nobody.
  await goLive('shell', '2.0.0')
  for (const path of ['/roles', '/contact']) expect(await pageAt(path)).toEqual(before)
  expect(await pageAt('/')).toEqual(['shell 2.0.0', '(catalogue)', '(leads)'])
  expect(await pageAt('/', 'leads')).toEqual(before)

  // Its pages have the new kit at once; what others show of it still has the old one.
  await goLive('catalogue', '2.0.0')
  expect(await pageAt('/roles')).toEqual(['shell 2.0.0', 'catalogue 2.0.0', '(leads)'])
  const between = [...before, '(catalogue)']
  expect(await pageAt('/contact')).toEqual(between)
  expect(await pageAt('/')).toEqual(['shell 2.0.0', 'catalogue 2.0.0', '(leads)'])
  // A page of it that turns out to show leads has the kit that both have.
  expect(await pageAt('/roles', 'leads')).toEqual(between)
  expect(await pageAt('/', 'leads')).toEqual(between)

  await goLive('leads', '2.0.0')
  const after = ['shell 2.0.0', 'catalogue 2.0.0', 'leads 2.0.0']
  for (const path of ['/', '/roles', '/contact']) expect(await pageAt(path)).toEqual(after)
})

test('a remote that is new in the new kit is there, and the others are elsewhere', async () => {
  const { goLive, pageAt } = await follow()
  await goLive('shell', '1.0.0')
  await goLive('catalogue', '1.0.0')
  await goLive('shell', '2.0.0')
  await goLive('leads', '2.0.0')
  expect(await pageAt('/contact')).toEqual(['shell 2.0.0', 'leads 2.0.0', '(catalogue)'])
  expect(await pageAt('/roles')).toEqual(['shell 1.0.0', 'catalogue 1.0.0', '(leads)'])
})

test('a correction for the kit before goes out while the remote has moved on', async () => {
  const { goLive, pageAt } = await follow()
  await goLive('shell', '1.0.0')
  await goLive('catalogue', '1.0.0')
  await goLive('leads', '1.0.0')
  await goLive('shell', '2.0.0')
  await goLive('catalogue', '2.0.0')
  await goLive('catalogue', '1.0.0', 'corrected')
  expect(await pageAt('/roles', 'leads')).toEqual([
    'shell 1.0.0',
    'catalogue corrected',
    'leads 1.0.0',
    '(catalogue)',
  ])
  await goLive('leads', '2.0.0')
  expect(await pageAt('/roles')).toEqual(['shell 2.0.0', 'catalogue 2.0.0', 'leads 2.0.0'])
})

test('what works with no frame that there is, is refused as before', async () => {
  const { goLive, pageAt, lines } = await follow()
  await goLive('shell', '1.0.0')
  await goLive('catalogue', '1.0.0')
  await goLive('catalogue', '3.0.0')
  expect(await pageAt('/roles')).toEqual(['shell 1.0.0', 'catalogue 1.0.0'])
  expect(lines).toContainEqual(
    expect.objectContaining({
      event: 'release-refused',
      error: expect.stringContaining('it needs shared-ui ^3.0.0; this shell has 1.0.0') as unknown,
    }),
  )
})

test('a tab is told only of what works with its kit, and where it must go for the rest', async () => {
  const { goLive, compositions } = await follow()
  await goLive('shell', '1.0.0')
  const old = await goLive('catalogue', '1.0.0')
  await goLive('shell', '2.0.0')
  const leads = await goLive('leads', '2.0.0')
  const all = await compositions.all(ordinaryVisit)
  const told = (kit: string | null) => {
    const { remotes, elsewhere = [] } = lockFor(all, kit)
    return [Object.entries(remotes).map(([, { release }]) => release), elsewhere]
  }
  expect(told('2.0.0')).toEqual([[leads], ['catalogue']])
  expect(told('1.0.0')).toEqual([[old], ['leads']])
  // Older than any frame that is live: it gets nothing that it could not run.
  expect(told('0.9.0')).toEqual([[], expect.any(Array)])
})

test('whose pages are where is what the newer frame was built with, in both', async () => {
  const { goLive, compositions } = await follow()
  const built = (prefixes: Record<string, string>) => siteDataWith({ prefixes })
  await goLive('shell', '1.0.0', 'old', built({ services: 'catalogue' }))
  await goLive('catalogue', '1.0.0')
  expect((await compositions.of(ordinaryVisit, '/services')).siteFile).toBeNull()
  await goLive('shell', '2.0.0', 'new', built({ services: 'catalogue', jobs: 'catalogue' }))
  const { frame, site, siteFile } = await compositions.of(ordinaryVisit, '/jobs')
  expect([frame.kit, site.ownerOf('/jobs')]).toEqual(['1.0.0', 'catalogue'])
  expect(JSON.parse(Buffer.from(siteFile?.bytes ?? []).toString())).toEqual(site.content)
})
