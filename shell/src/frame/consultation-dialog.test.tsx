import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ScheduleCallButton, useConsultation } from 'shared-ui'
import ConsultationDialog from './consultation-dialog.tsx'
import { renderInSite } from './testing-frame.tsx'

afterEach(() => {
  useConsultation.setState({ isOpen: false })
  cleanup()
})

async function openDialog() {
  renderInSite(
    <>
      <ScheduleCallButton />
      <ConsultationDialog />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Schedule a Call' }))
  return screen.findByRole('dialog', { name: 'Schedule a Consultation' })
}

const hasClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('shows the booking page, and asks for it only when opened', async () => {
  renderInSite(<ConsultationDialog />)
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
