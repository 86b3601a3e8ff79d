import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('a toast that is dismissed', () => {
  const field = document.createElement('input')
  const dismissOf = (title: string) =>
    within(screen.getByText(title).closest<HTMLElement>('[data-tone]')!).getByRole('button')
  beforeEach(() => {
    document.body.append(field)
    field.focus()
  })
  afterEach(() => field.remove())

  test('by keys gives the focus back to where it came from, one after the other', () => {
    act(() => void notify(thanks))
    act(() => void notify({ title: 'Link copied', tone: 'success' }))
    for (const title of [thanks.title, 'Link copied']) act(() => dismissOf(title).focus())
    fireEvent.click(dismissOf('Link copied'))
    expect(document.activeElement).toBe(field)
    act(() => dismissOf(thanks.title).focus())
    // As when the visitor was in another window meanwhile.
    fireEvent.focusIn(dismissOf(thanks.title), { relatedTarget: null })
    fireEvent.click(dismissOf(thanks.title))
    expect(document.activeElement).toBe(field)
  })

  test('gives nothing back where nothing had the focus', () => {
    for (const title of [thanks.title, 'Link copied']) {
      act(() => void notify({ title, tone: 'success' }))
      act(() => dismissOf(title).focus())
      fireEvent.click(dismissOf(title))
      field.blur()
    }
    expect(document.activeElement).toBe(document.body)
  })

  test('by a pointer leaves the page where it is', () => {
    act(() => void notify(thanks))
    const button = dismissOf(thanks.title)
    act(() => button.focus())
    fireEvent.click(button, { detail: 1 })
    expect(document.activeElement).not.toBe(field)
  })
})
