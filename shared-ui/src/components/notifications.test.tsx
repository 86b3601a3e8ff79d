import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notificationLifetime, notify, useNotifications } from '../notifications.ts'
import { Notifications } from './notifications.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  useNotifications.setState({ items: [] })
  render(<Notifications />)
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const thanks = { title: 'Thanks for reaching out!', tone: 'success' } as const

test('says good news politely and bad news at once', () => {
  act(() => {
    notify(thanks)
    notify({ title: 'Something went wrong', tone: 'destructive' })
  })
  expect(screen.getByRole('status').textContent).toContain('Thanks for reaching out!')
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong')
})

test('goes away by itself', () => {
  act(() => void notify(thanks))
  act(() => vi.advanceTimersByTime(notificationLifetime))
  expect(screen.queryByText(thanks.title)).toBeNull()
})

test('stays while the visitor points at it', () => {
  act(() => void notify(thanks))
  const toast = screen.getByText(thanks.title)
  act(() => vi.advanceTimersByTime(notificationLifetime / 2))
  fireEvent.pointerEnter(toast.closest('[data-tone]') ?? toast)
  act(() => vi.advanceTimersByTime(notificationLifetime * 2))
  expect(screen.getByText(thanks.title)).toBeTruthy()
  fireEvent.pointerLeave(toast.closest('[data-tone]') ?? toast)
  act(() => vi.advanceTimersByTime(notificationLifetime / 2))
  expect(screen.queryByText(thanks.title)).toBeNull()
})

test('is dismissed by its button', () => {
  act(() => void notify(thanks))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText(thanks.title)).toBeNull()
})

test('gives the focus back to where it came from', () => {
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  act(() => void notify(thanks))
  const button = screen.getByRole('button', { name: 'Dismiss' })
  act(() => button.focus())
  fireEvent.click(button)
  expect(document.activeElement).toBe(field)
  field.remove()
})
