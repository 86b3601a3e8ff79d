import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { ScheduleCallButton, useConsultation } from '../index.ts'

beforeEach(() => useConsultation.setState(useConsultation.getInitialState()))

const isOpen = () => useConsultation.getState().isOpen
const showButton = () => {
  render(<ScheduleCallButton />)
  return screen.getByRole('button', { name: 'Schedule a Call' })
}

test.each([
  ['a click', (button: HTMLElement) => userEvent.click(button)],
  ['the space bar', () => userEvent.keyboard(' ')],
  ['Enter', () => userEvent.keyboard('{Enter}')],
])('%s opens the consultation', async (_, press) => {
  const button = showButton()
  button.focus()
  expect(isOpen()).toBe(false)
  await press(button)
  expect(isOpen()).toBe(true)
})

test('without JavaScript, or in another tab, it leads to the contact page', async () => {
  const button = showButton()
  expect(button.getAttribute('href')).toBe('/contact')
  button.addEventListener('click', (event) => event.preventDefault())
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(button)
  expect(isOpen()).toBe(false)
})
