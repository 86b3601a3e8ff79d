import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Link, useSearchParams } from 'shared-ui/router'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useSmoothAnchors } from './scrolling.ts'
import { renderInSite } from './testing-frame.tsx'

function Page() {
  useSmoothAnchors()
  return (
    <>
      <a href="#main">Skip to content</a>
      <main id="main" tabIndex={-1} />
    </>
  )
}

test('a jump inside a page keeps what its address asks for', async () => {
  window.history.replaceState(null, '', '/search?q=react')
  const router = renderInSite(<Page />, '/search?q=react')
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }))
  await waitFor(() => expect(router.state.location.hash).toBe('#main'))
  expect(router.state.location.search).toBe('?q=react')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

function Pages() {
  const isLast = useSearchParams()[0].has('page')
  return (
    <>
      <RouteAnnouncer />
      <section id="list">{isLast ? 'The last' : <Link to="/?page=2#list">Older</Link>}</section>
    </>
  )
}

test('where what was pressed goes with its view, focus stays at the section that the address names', async () => {
  renderInSite(<Pages />, '/')
  await userEvent.click(screen.getByRole('link', { name: 'Older' }))
  const list = await screen.findByText('The last')
  await waitFor(() => expect(document.activeElement).toBe(list))
})
