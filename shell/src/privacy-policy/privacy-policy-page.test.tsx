import { cleanup, render, screen, within } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { SiteProvider, SlotProvider, type Site } from 'shared-ui'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Component, handle, loader } from './privacy-policy-page.tsx'

beforeEach(() => {
  // Evening in America, already the next day in UTC.
  vi.useFakeTimers({ now: new Date('2026-11-20T19:30:00-06:00'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('was updated today, by the clock that server and browser share', async () => {
  expect(loader()).toEqual({ lastUpdated: '2026-11-21' })
  await showPolicy()
  const date = screen.getByText('November 21, 2026')
  expect(date.getAttribute('datetime')).toBe('2026-11-21')
  expect(date.parentElement?.textContent).toBe('Last updated: November 21, 2026')
})

test('has every section, and a way to each of them', async () => {
  await showPolicy()
  const titles = [
    'Information We Collect',
    'How We Use Your Information',
    'Information Sharing',
    'Data Security',
    'Your Rights',
    'Contact Us',
  ]
  for (const title of titles) {
    const section = screen.getByRole('region', { name: title })
    const link = screen.getByRole('link', { name: title })
    expect(link.getAttribute('href')).toBe(`/privacy-policy#${section.id}`)
  }
})

test('says what is kept of a sender, and that the questionnaire is not', async () => {
  await showPolicy()
  const collected = screen.getByRole('region', { name: 'Information We Collect' })
  const points = within(collected)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const)
  const said = new Map(points)
  expect(said.get('Contact form')).toMatch(/first part of the internet address/)
  expect(said.get('Hiring questionnaire')).toMatch(/^None of it is stored or mailed/)
})

test('promises not to share mobile information or text-message consent', async () => {
  await showPolicy()
  const sharing = within(screen.getByRole('region', { name: 'Information Sharing' }))
  expect(
    sharing.getByText(/^Mobile information is not shared with third parties .*marketing/),
  ).toBeTruthy()
  expect(sharing.getByText(/^Text-message opt-in data and consent are not shared/)).toBeTruthy()
})

test('names the four rights', async () => {
  await showPolicy()
  const rights = within(screen.getByRole('region', { name: 'Your Rights' }))
  expect(rights.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Access',
    'Correction',
    'Deletion',
    'Marketing opt-out',
  ])
})

test('ends with the contact form', async () => {
  await showPolicy()
  const contact = within(screen.getByRole('region', { name: 'Contact Us' }))
  expect(contact.getByRole('form', { name: 'Contact form, privacy' })).toBeTruthy()
  expect(handle.slots).toEqual(['leads/contact-form'])
})

const site: Site = {
  name: 'Plumbline',
  titleSuffix: ' | Plumbline Technical Recruiting',
  url: 'https://www.example.com',
  bookingUrl: 'about:blank',
  supabaseUrl: '',
  supabaseAnonKey: '',
}

const slots = {
  peek: () => ({
    Component: ({ about }: { about?: string }) => <form aria-label={`Contact form, ${about}`} />,
    release: 'r1',
  }),
  load: () => Promise.reject(new Error('peek answers')),
}

async function showPolicy() {
  const path = '/privacy-policy'
  const router = createMemoryRouter([{ path, Component, loader, HydrateFallback: () => null }], {
    initialEntries: [path],
  })
  render(
    <SiteProvider value={site}>
      <SlotProvider value={slots}>
        <RouterProvider router={router} />
      </SlotProvider>
    </SiteProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
}
