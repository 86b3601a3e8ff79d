import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderInSite } from '../frame/testing-frame.tsx'
import { Component } from './about-page.tsx'

beforeEach(() => void renderInSite(<Component />, '/about'))

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }))

test('tells how the firm began', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('About Plumbline')
  expect(screen.getByText(/^Our founder spent years/)).toBeTruthy()
})

test('names three capabilities', () => {
  expect(region(/^Three things/).getAllByRole('article')).toHaveLength(3)
})

test('shows the four statistics', () => {
  const terms = region('What comes of it').getAllByRole('term')
  expect(
    terms.map((term) => `${term.nextElementSibling?.textContent} ${term.textContent}`),
  ).toEqual([
    '98% Interview accuracy',
    '95% Placement success rate',
    '500+ Technical assessments',
    '24h Report delivery',
  ])
})

test('ends with two ways on', () => {
  const links = region('Hold us to it').getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/contact',
    '/services/technical-interview',
  ])
})
