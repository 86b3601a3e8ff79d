import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderInSite } from '../testing-frame.tsx'
import { Header } from './header.tsx'

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

const menu = (name: string) => screen.getByRole('button', { name })
const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'

test('a menu opens and closes by its button', async () => {
  renderInSite(<Header />)
  expect(screen.queryByRole('link', { name: 'Healthcare' })).toBeNull()
  await userEvent.click(menu('Industries'))
  expect(isOpen(menu('Industries'))).toBe(true)
  expect(screen.getByRole('link', { name: 'Healthcare' }).getAttribute('href')).toBe(
    '/industries/healthcare',
  )
  await userEvent.click(menu('Industries'))
  expect(isOpen(menu('Industries'))).toBe(false)
})

test('the industries are twelve and the services six', async () => {
  renderInSite(<Header />)
  const linksOf = (button: HTMLElement) => {
    const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
    return panel ? within(panel).getAllByRole('link') : []
  }
  await userEvent.click(menu('Industries'))
  expect(linksOf(menu('Industries'))).toHaveLength(12)
  await userEvent.click(menu('Services'))
  expect(linksOf(menu('Services'))).toHaveLength(6)
})

test('Escape closes the menu and returns to its button', async () => {
  renderInSite(<Header />)
  await userEvent.click(menu('Services'))
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  expect(isOpen(menu('Services'))).toBe(false)
  expect(document.activeElement).toBe(menu('Services'))
})

test('leaving the menu closes it', async () => {
  renderInSite(<Header />)
  await userEvent.click(menu('Services'))
  menu('Industries').focus()
  await waitFor(() => expect(isOpen(menu('Services'))).toBe(false))
  await userEvent.click(menu('Resources'))
  fireEvent.pointerDown(document.body)
  await waitFor(() => expect(isOpen(menu('Resources'))).toBe(false))
})

test('following a link closes both the menu and the mobile menu', async () => {
  const router = renderInSite(<Header />)
  await userEvent.click(menu('Menu'))
  await userEvent.click(menu('Resources'))
  await userEvent.click(screen.getByRole('link', { name: /Glossary/ }))
  expect(router.state.location.pathname).toBe('/glossary')
  expect(isOpen(menu('Menu'))).toBe(false)
  expect(isOpen(menu('Resources'))).toBe(false)
})

test('a link to the page itself closes the menu and returns to its button', async () => {
  renderInSite(<Header />, '/glossary')
  await userEvent.click(menu('Resources'))
  screen.getByRole('link', { name: /Glossary/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(isOpen(menu('Resources'))).toBe(false)
  expect(document.activeElement).toBe(menu('Resources'))
})

test('a link beside the open mobile menu that leads to the page itself keeps focus', async () => {
  renderInSite(<Header />)
  await userEvent.click(menu('Menu'))
  const logo = screen.getByRole('link', { name: 'Plumbline, home' })
  logo.focus()
  await userEvent.keyboard('{Enter}')
  expect(isOpen(menu('Menu'))).toBe(false)
  expect(document.activeElement).toBe(logo)
})

test('a link within a menu of the mobile menu that leads to the page itself returns to the button that stays', async () => {
  renderInSite(<Header />, '/glossary')
  await userEvent.click(menu('Menu'))
  await userEvent.click(menu('Resources'))
  screen.getByRole('link', { name: /Glossary/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(menu('Menu'))
})

test('a search begun by its key within a menu closes that and takes focus, which it is to return', async () => {
  renderInSite(<Header />)
  await userEvent.click(menu('Services'))
  await userEvent.tab()
  await userEvent.keyboard('/')
  expect(isOpen(menu('Services'))).toBe(false)
  expect(document.activeElement).toBe(menu('Search'))
})

test('the logo above the open mobile menu closes it too', async () => {
  const router = renderInSite(<Header />, '/about')
  await userEvent.click(menu('Menu'))
  await userEvent.click(screen.getByRole('link', { name: 'Plumbline, home' }))
  expect(router.state.location.pathname).toBe('/')
  expect(isOpen(menu('Menu'))).toBe(false)
})

test('going back closes what is open, and coming back opens nothing', async () => {
  const router = renderInSite(<Header />, '/about')
  await act(() => router.navigate('/process'))
  await userEvent.click(menu('Menu'))
  await userEvent.click(menu('Resources'))
  for (const step of [-1, 1]) {
    await act(() => router.navigate(step))
    expect(isOpen(menu('Menu'))).toBe(false)
    expect(isOpen(menu('Resources'))).toBe(false)
  }
})

test('the mobile menu ends in Get Started', () => {
  renderInSite(<Header />)
  expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe(
    '/questionnaire',
  )
})

test('the bar turns translucent after 20 pixels', () => {
  renderInSite(<Header />)
  const bar = screen.getByRole('banner')
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    fireEvent.scroll(window)
  }
  expect(bar.dataset['scrolled']).toBe('false')
  scrollTo(20)
  expect(bar.dataset['scrolled']).toBe('false')
  scrollTo(21)
  expect(bar.dataset['scrolled']).toBe('true')
})

test.each([
  ['/industries/healthcare/services/direct-hire', ['Industries']],
  ['/services/direct-hire', ['Services']],
  ['/glossary', ['Resources']],
  ['/services', ['Services']],
  ['/services-elsewhere', []],
  ['/about', []],
  ['/', []],
])('%s stands in %j', (path, names) => {
  renderInSite(<Header />, path)
  const menus = screen.queryAllByRole('button', { current: true })
  expect([...new Set(menus.map(({ textContent }) => textContent))]).toEqual(names)
})
