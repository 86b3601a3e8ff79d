import { screen, waitFor, within } from '@testing-library/react'
import { useRouteError } from 'shared-ui/router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leave, visit } from '../testing/visit.tsx'
import { caseStudies, studySlugs } from './case-studies-content.ts'
import * as page from './case-studies-page.tsx'
import { addressOf } from './studies.ts'

const routes = [
  {
    path: '/case-studies/:study?',
    loader: page.loader,
    Component: page.Component,
    HydrateFallback: () => null,
  },
]

const tab = (name: string) => screen.findByRole('tab', { name })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  leave()
  vi.restoreAllMocks()
})

test('opens with contract recruitment', async () => {
  visit(routes, '/case-studies')

  const selected = await tab('Contract recruitment')
  expect(selected.getAttribute('aria-selected')).toBe('true')
  expect(screen.getAllByRole('tab')).toHaveLength(3)
  const panel = screen.getByRole('tabpanel', { name: 'Contract recruitment' })
  expect(selected.getAttribute('aria-controls')).toBe(panel.id)
})

test.each(studySlugs)('tells %s in full', async (slug) => {
  const study = caseStudies[slug]
  visit(routes, addressOf(slug))

  const panel = await screen.findByRole('tabpanel', { name: study.label })
  const inPanel = within(panel)
  expect(inPanel.getByRole('heading', { name: study.title })).toBeTruthy()
  for (const name of ['Challenge', 'Solution', 'Key metrics', 'Client testimonial'])
    expect(inPanel.getByRole('heading', { name })).toBeTruthy()
  for (const text of [study.client, ...study.problem, ...study.solution])
    expect(inPanel.getByText(text)).toBeTruthy()
  for (const [label, value] of Object.entries(study.metrics)) {
    expect(inPanel.getByText(label)).toBeTruthy()
    expect(inPanel.getByText(value)).toBeTruthy()
  }
  expect(inPanel.getByText(study.testimonial.author)).toBeTruthy()
})

test('moves between tabs by click and by arrow keys, and keeps focus on them', async () => {
  const { user, router } = visit(routes, '/case-studies')
  await user.click(await tab('IT contractors'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/case-studies/it-contractors'))
  expect(document.activeElement).toBe(await tab('IT contractors'))

  await user.keyboard('{ArrowRight}')
  await waitFor(async () =>
    expect(document.activeElement).toBe(await tab('Technical recruiter training')),
  )
  await user.keyboard('{ArrowDown}')
  await waitFor(async () => expect(document.activeElement).toBe(await tab('Contract recruitment')))
  expect(router.state.location.pathname).toBe('/case-studies')

  await user.keyboard('{End}')
  await waitFor(async () =>
    expect((await tab('Technical recruiter training')).getAttribute('aria-selected')).toBe('true'),
  )
})

test('has one address for the default study', async () => {
  const { router } = visit(routes, '/case-studies/contract-recruitment')
  await tab('Contract recruitment')

  expect(router.state.location.pathname).toBe('/case-studies')
})

test('an address of no study is no page of the site', async () => {
  visit([{ ...routes[0], ErrorBoundary: Problem }], '/case-studies/unknown')
  expect(await screen.findByText('404, and nothing to say')).toBeTruthy()
})

function Problem() {
  const { status, data } = useRouteError() as { status: number; data: unknown }
  return `${status}, and ${data ? 'something' : 'nothing'} to say`
}
