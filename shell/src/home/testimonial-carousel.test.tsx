import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { testimonials } from './home-content.ts'
import { TestimonialCarousel } from './testimonial-carousel.tsx'

beforeEach(() => void render(<TestimonialCarousel quotes={testimonials} />))

const slide = () => screen.getByRole('group', { name: / of 3$/ }).getAttribute('aria-label')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('shows one quote of three', () => {
  expect(slide()).toBe('1 of 3')
})

test('goes forward and wraps around', async () => {
  await press('Next testimonial')
  await press('Next testimonial')
  expect(slide()).toBe('3 of 3')
  await press('Next testimonial')
  expect(slide()).toBe('1 of 3')
})

test('goes back and wraps around', async () => {
  await press('Previous testimonial')
  expect(slide()).toBe('3 of 3')
})
