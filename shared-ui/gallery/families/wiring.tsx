import {
  Seo,
  SiteProvider,
  Slot,
  SlotProvider,
  StructuredData,
  structuredData,
  type SlotHost,
} from '../../src/index.ts'
import type { Family } from '../entry.ts'
import { HeadTags } from '../examples/head-tags.tsx'
import { NestedRoutes } from '../examples/nested-routes.tsx'
import { SiteName } from '../examples/site-name.tsx'
import { site } from '../site.ts'

const slotCode = '<Slot name="leads/contact-form" />'

/** Components without looks of their own: they tie a page to the rest. */
export const wiring: Family = {
  title: 'Wiring',
  entries: [
    {
      name: 'Seo',
      from: 'shared-ui',
      use: 'Once on every page: title, description, canonical address and what a shared link shows.',
      states: [
        {
          name: 'A page',
          example: (
            <HeadTags>
              <Seo title="Direct hire" description="One engineer, measured by engineers." />
            </HeadTags>
          ),
          code: '<Seo title="Direct hire" description="One engineer, measured by engineers." />',
        },
        {
          name: 'Kept out of search engines',
          example: (
            <HeadTags>
              <Seo title="Thank you" description="We have your message." noindex />
            </HeadTags>
          ),
          code: '<Seo title="Thank you" description="We have your message." noindex />',
        },
      ],
    },
    {
      name: 'StructuredData',
      from: 'shared-ui',
      alsoImport: ['structuredData'],
      use: 'Tells search engines in their words what the page says in ours, from the same data.',
      states: [
        {
          name: 'Valid facts',
          example: (
            <HeadTags>
              <StructuredData
                data={structuredData.faqPage([{ question: 'How long?', answer: '23 days.' }])}
              />
            </HeadTags>
          ),
          code: `<StructuredData
  data={structuredData.faqPage([{ question: 'How long?', answer: '23 days.' }])}
/>`,
        },
        {
          name: 'Empty',
          note: 'A fact that is missing or cannot be true: no node at all.',
          example: (
            <HeadTags>
              <StructuredData data={structuredData.faqPage([])} />
            </HeadTags>
          ),
          code: '<StructuredData data={structuredData.faqPage([])} />',
        },
      ],
    },
    {
      name: 'SiteProvider',
      from: 'shared-ui',
      alsoImport: ['useSite'],
      use: 'Around a component in a test; on the site the shell has it. Pages read settings with useSite().',
      states: [
        {
          name: 'Default',
          example: (
            <SiteProvider value={{ ...site, name: 'Spirit Level' }}>
              <SiteName />
            </SiteProvider>
          ),
          code: `<SiteProvider value={site}>
  <RolePage />
</SiteProvider>`,
        },
      ],
    },
    {
      name: 'Slot',
      from: 'shared-ui',
      use: 'Another remote’s component on your page, with a plain message when it does not come.',
      states: [
        { name: 'Loaded', example: slotFrom(loadedHost()), code: slotCode },
        { name: 'Loading', example: slotFrom(host(new Promise(() => {}))), code: slotCode },
        { name: 'Error', example: slotFrom(failingHost()), code: slotCode },
      ],
    },
    {
      name: 'SlotProvider',
      from: 'shared-ui',
      use: 'Around a page with slots in a test; on the site the shell has it.',
      states: [
        {
          name: 'Default',
          example: slotFrom(loadedHost()),
          code: `<SlotProvider value={{ peek: () => loaded, load: async () => loaded }}>
  <ContactSection />
</SlotProvider>`,
        },
      ],
    },
    {
      name: 'Outlet',
      from: 'shared-ui/router',
      hasRouter: true,
      use: 'In a route with children: where the child’s page appears.',
      states: [{ name: 'Default', example: <NestedRoutes />, code: '<Outlet />' }],
    },
  ],
}

function slotFrom(value: SlotHost) {
  return (
    <SlotProvider value={value}>
      <Slot name="leads/contact-form" />
    </SlotProvider>
  )
}

function host(load: ReturnType<SlotHost['load']>): SlotHost {
  return { peek: () => undefined, load: () => load }
}

function failingHost(): SlotHost {
  return { peek: () => undefined, load: () => Promise.reject(new Error('not there')) }
}

function loadedHost(): SlotHost {
  const Component = () => <p>The contact form of mf-leads would stand here.</p>
  const loaded = { Component, release: 'gallery' }
  return { peek: () => loaded, load: () => Promise.resolve(loaded) }
}
