import {
  makeCandidate,
  makeSigningKey,
  openReleaseStore,
  promote,
  publicKeyOf,
  publish,
  runGate,
  writeCandidate,
  type Passed,
  type ReleaseStore,
  type SiteData,
  type SigningKey,
  type TrustedKeys,
} from 'delivery'
import { makeFolder, makeRemoteBuild, pageRoute, type RemoteParts } from 'delivery/testing-release'
import { publishSiteText } from 'delivery/testing-site-data'
import { expect, test as base } from '../../site/fixtures.ts'
import { gateSurroundings, reasonsOf } from '../../site/gate-surroundings.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'

const kit = '1.0.0'

interface Candidate extends Partial<RemoteParts> {
  remote?: 'resources' | 'leads'
  kit?: string
  /** The site that is live; that of the stories when absent. */
  siteUrl?: string
}

interface Delivery {
  store: ReleaseStore
  /** Publishes a candidate through the gate. */
  publishThroughGate: (candidate: Candidate) => Promise<{ release: string; report: Passed }>
  /** Expects the gate to refuse a candidate, and nothing to be written; resolves to the reasons. */
  refused: (candidate: Candidate) => Promise<string[]>
  /** Makes this the live site data, past its gate. */
  goLiveWithSite: (data: SiteData) => Promise<void>
}

const routes = `[${pageRoute('glossary', 'Glossary')}, ${pageRoute('glossary/:termSlug', 'Term')}]`
export const leadsRoutes = `[${pageRoute('contact', 'Contact')}]`
const contactForm = `() => h('p', null, 'Write to us')`

/** JavaScript of a route to a page of the component, with a title. */
export const page = (path: string, component: string, parts = '') =>
  `{ path: '${path}', ${parts} lazy: async () => {
    const Page = ${component}
    return { Component: () => h(react.Fragment, null, h('title', null, 'A page'), h(Page)) }
  } }`

/** A live set of two small remotes, and their teams. */
export const test = base.extend<{ delivery: Delivery }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  delivery: async ({}, use) => {
    const store = openReleaseStore(await makeFolder())
    const keys = {
      resources: await makeSigningKey('resources'),
      leads: await makeSigningKey('leads'),
      site: await makeSigningKey('site'),
    }
    const trusted = { keys: Object.values(keys).map(publicKeyOf) }
    await goLive(store, trusted, keys.resources, { routes })
    await goLive(store, trusted, keys.leads, {
      routes: leadsRoutes,
      slots: { 'contact-form': contactForm },
    })

    const publishThroughGate: Delivery['publishThroughGate'] = async (candidate) => {
      const { remote = 'resources', kit: wanted = kit, siteUrl, ...parts } = candidate
      const folder = await makeRemoteBuild({ routes, ...parts })
      const key = keys[remote]
      const publisher = { store, trusted, key }
      const made = await makeCandidate(publisher, { remote, folder, kit: wanted })
      const report = await runGate({
        ...gateSurroundings,
        ...publisher,
        siteUrl: siteUrl ?? siteUnderTest.url,
        candidate: made.manifest,
        folder,
      })
      const { release } = await writeCandidate(publisher, made)
      return { release, report }
    }
    await use({
      store,
      publishThroughGate,
      async goLiveWithSite(data) {
        const publisher = { store, trusted, key: keys.site }
        const release = await publishSiteText(publisher, JSON.stringify(data))
        await store.changeRegistry(promote('site', release), publisher)
      },
      async refused(candidate) {
        const { remote = 'resources' } = candidate
        const before = await store.listReleases(remote)
        const reasons = await reasonsOf(publishThroughGate(candidate))
        expect(await store.listReleases(remote)).toEqual(before)
        return reasons
      },
    })
  },
})

async function goLive(
  store: ReleaseStore,
  trusted: TrustedKeys,
  key: SigningKey,
  parts: RemoteParts,
): Promise<void> {
  const { remote } = key
  const folder = await makeRemoteBuild(parts)
  const { release } = await publish({ store, trusted, key, remote, folder, kit })
  await store.changeRegistry(promote(remote, release), { key, trusted })
}
