import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ScheduleCallButton, useConsultation } from 'shared-ui'
import { Consultation } from './frame.tsx'
import { renderInSite } from './testing-frame.tsx'

afterEach(() => {
  useConsultation.setState({ isOpen: false })
  cleanup()
})

async function openDialog() {
  const router = renderInSite(
    <>
      <ScheduleCallButton />
      <Consultation />
    </>,
  )
  await act(() => router.navigate('/about'))
  await userEvent.click(screen.getByRole('button', { name: 'Schedule a Call' }))
  await screen.findByRole('dialog', { name: 'Schedule a Consultation' })
  return router
}

const hasClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('shows the booking page, and asks for it only when opened', async () => {
  renderInSite(<Consultation />)
  expect(screen.queryByTitle('Schedule a consultation')).toBeNull()
  cleanup()
  await openDialog()
  expect(screen.getByTitle('Schedule a consultation').getAttribute('src')).toBe('about:blank')
})

test('closes by its Close control', async () => {
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await hasClosed()
})

test('closes by Escape, and focus returns to the button that opened it', async () => {
  await openDialog()
  await userEvent.keyboard('{Escape}')
  await hasClosed()
  const opener = screen.getByRole('button', { name: 'Schedule a Call' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('closes when its visitor goes back, and leaves focus to the page that comes', async () => {
  const router = await openDialog()
  const opener = screen.getByRole('button', { name: 'Schedule a Call', hidden: true })
  const returned = vi.fn()
  opener.addEventListener('focus', returned)
  await act(() => router.navigate(-1))
  await hasClosed()
  expect(useConsultation.getState().isOpen).toBe(false)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(returned).not.toHaveBeenCalled()

  await userEvent.click(opener)
  await screen.findByRole('dialog')
  returned.mockClear()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(returned).toHaveBeenCalled())
})

test('closes when its visitor goes to another part of the page, and returns focus', async () => {
  const router = await openDialog()
  await act(() => router.navigate('#part'))
  await hasClosed()
  const opener = screen.getByRole('button', { name: 'Schedule a Call' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('is a link to the contact page without scripts', () => {
  renderInSite(<ScheduleCallButton />)
  expect(screen.getByRole('button', { name: 'Schedule a Call' }).getAttribute('href')).toBe(
    '/contact',
  )
})

test('opens by the space bar too', async () => {
  renderInSite(<ScheduleCallButton />)
  screen.getByRole('button', { name: 'Schedule a Call' }).focus()
  await userEvent.keyboard(' ')
  expect(useConsultation.getState().isOpen).toBe(true)
})
