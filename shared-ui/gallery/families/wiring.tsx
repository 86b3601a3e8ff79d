import type { ReactElement } from 'react'
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
import { nestedRoutes, Routes } from '../examples/routes.tsx'
import { SiteName } from '../examples/site-name.tsx'
import { jsxText } from '../jsx-text.ts'
import { site } from '../site.ts'

const slotCode = '<Slot name="leads/contact-form" />'

/** Components without looks of their own: they tie a page to the rest. */
export const wiring: Family = {
  title: 'Wiring',
  entries: {
    Seo: {
      use: 'Once on every page: title, description, canonical address and what a shared link shows.',
      states: {
        'A page': headTags(
          <Seo title="Direct hire" description="One engineer, measured by engineers." />,
        ),
        'Kept out of search engines': headTags(
          <Seo title="Thank you" description="We have your message." noindex />,
        ),
      },
    },
    StructuredData: {
      alsoImport: ['structuredData'],
      use: 'Tells search engines in their words what the page says in ours, from the same data.',
      states: {
        'Valid facts': {
          ...headTags(
            <StructuredData
              data={structuredData.faqPage([{ question: 'How long?', answer: '23 days.' }])}
            />,
          ),
          code: `<StructuredData
  data={structuredData.faqPage([{ question: 'How long?', answer: '23 days.' }])}
/>`,
        },
        Empty: {
          ...headTags(<StructuredData data={structuredData.faqPage([])} />),
          note: 'A fact that is missing or cannot be true: no node at all.',
          code: '<StructuredData data={structuredData.faqPage([])} />',
        },
      },
    },
    SiteProvider: {
      alsoImport: ['useSite'],
      use: 'Around a component in a test; on the site the shell has it. Pages read settings with useSite().',
      states: {
        Default: {
          example: (
            <SiteProvider value={{ ...site, name: 'Spirit Level' }}>
              <SiteName />
            </SiteProvider>
          ),
          code: `<SiteProvider value={site}>
  <RolePage />
</SiteProvider>`,
        },
      },
    },
    Slot: {
      use: 'Another remote’s component on your page, with a plain message when it does not come.',
      states: {
        Loaded: { example: slotFrom(loadedHost()), code: slotCode },
        Loading: { example: slotFrom(host(new Promise(() => {}))), code: slotCode },
        Error: { example: slotFrom(failingHost()), code: slotCode },
      },
    },
    SlotProvider: {
      use: 'Around a page with slots in a test; on the site the shell has it.',
      states: {
        Default: {
          example: slotFrom(loadedHost()),
          code: `<SlotProvider value={{ peek: () => loaded, load: async () => loaded }}>
  <ContactSection />
</SlotProvider>`,
        },
      },
    },
    Outlet: {
      hasRouter: true,
      use: 'In a route with children: where the child’s page appears.',
      states: { Default: { example: <Routes routes={nestedRoutes} />, code: '<Outlet />' } },
    },
  },
}

function headTags(element: ReactElement) {
  return { example: <HeadTags>{element}</HeadTags>, code: jsxText(element) }
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
