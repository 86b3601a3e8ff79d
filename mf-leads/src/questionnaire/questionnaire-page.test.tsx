import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { postWithoutScripts } from '../testing/post-without-scripts.tsx'
import { leave, visit } from '../testing/visit.tsx'
import { keepDraft, readDraft } from '../posted-form/drafts.ts'
import { failure, sent } from '../posted-form/form-answer.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'
import * as page from './questionnaire-page.tsx'

const routes = [{ path: '/questionnaire', action: page.action, Component: page.Component }]

const answers = {
  name: 'Ada Byron',
  email: 'ada@northline.example',
  company: 'Northline',
  teamSize: '51-200',
  hiringNeeds: 'Two backend engineers in Go.',
  additionalInfo: '',
}

const submit = () => screen.getByRole('button', { name: 'Submit' })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

afterEach(() => {
  leave()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

test('asks for three things, and offers the rest', () => {
  visit(routes, '/questionnaire')

  expect(screen.getByRole('heading', { level: 1, name: "Let's Get Started" })).toBeTruthy()
  for (const label of ['Full name', 'Work email', 'Company name'])
    expect(field(label).required).toBe(true)
  expect(field('Work email').type).toBe('email')
  const sizes = within(screen.getByRole('group', { name: /Team size/ })).getAllByRole('radio')
  expect(sizes.map((size) => (size as HTMLInputElement).value)).toEqual([
    '1-10',
    '11-50',
    '51-200',
    '201+',
  ])
  for (const control of [...sizes, field('Hiring needs (optional)')])
    expect((control as HTMLInputElement).required).toBe(false)
})

test('thanks without calling anyone', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  const { user } = visit(routes, '/questionnaire')
  await user.type(field('Full name'), answers.name)
  await user.type(field('Work email'), answers.email)
  await user.type(field('Company name'), answers.company)
  await user.click(submit())

  const status = screen.getByRole('status')
  expect(await within(status).findByText('Thanks for your interest!')).toBeTruthy()
  expect(
    within(status).getByText("We'll review your information and get back to you shortly."),
  ).toBeTruthy()
  const heading = screen.getByRole('heading', { name: 'Thank you' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.queryByLabelText('Full name')).toBeNull()
  expect(fetch).not.toHaveBeenCalled()
})

test('keeps the answers across a reload, the chosen size too', async () => {
  const first = visit(routes, '/questionnaire')
  await first.user.type(field('Full name'), answers.name)
  await first.user.click(field('11-50 employees'))
  first.unmount()
  visit(routes, '/questionnaire')

  await waitFor(() => expect(field('Full name').value).toBe(answers.name))
  expect(field('11-50 employees').checked).toBe(true)
})

test('says what is missing', async () => {
  const { user } = visit(routes, '/questionnaire')
  await user.type(field('Work email'), 'ada@')
  await user.click(submit())

  const summary = screen.getByRole('group', { name: 'Please check these fields' })
  expect(document.activeElement).toBe(summary)
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Enter your full name.',
    'Enter an email address like name@company.com.',
    'Enter your company name.',
  ])
})

test('thanks for a post without JavaScript', async () => {
  expect(await postWithoutScripts(routes, '/questionnaire', answers)).toBe(200)
  expect(within(screen.getByRole('status')).getByText('Thanks for your interest!')).toBeTruthy()
})

test('forgets the draft of a post that was thanked for', async () => {
  const Answer = () => <QuestionnaireForm answer={sent({ ...failure, tone: 'success' })} />
  keepDraft('questionnaire', { texts: answers })
  visit([{ path: '/questionnaire', Component: Answer }], '/questionnaire')

  await waitFor(() => expect(readDraft('questionnaire')).toEqual({ texts: {} }))
})

test.each(["o'brien+hiring@mail.example.co.uk", 'ada@münchen.example'])(
  'takes the address %s, as the contact form does',
  async (email) => {
    expect(await postWithoutScripts(routes, '/questionnaire', { ...answers, email })).toBe(200)
  },
)

test('gives a faulty post back as it was', async () => {
  const faulty = { ...answers, email: 'ada' }
  expect(await postWithoutScripts(routes, '/questionnaire', faulty)).toBe(422)
  expect(field('Full name').value).toBe(answers.name)
  expect(field('51-200 employees').checked).toBe(true)

  const forged = { ...answers, teamSize: '7' }
  expect(await postWithoutScripts(routes, '/questionnaire', forged)).toBe(422)
  const summary = screen.getByRole('group', { name: 'Please check these fields' })
  expect(within(summary).getByText('Choose one of the four team sizes.')).toBeTruthy()
})
