import { act, screen, waitFor, within } from '@testing-library/react'
import { TextField } from 'shared-ui/forms'
import { afterEach, expect, test, vi } from 'vitest'
import { leave, visit } from '../testing/visit.tsx'
import { keepDraft, readDraft } from './drafts.ts'
import { sent } from './form-answer.ts'
import { FormKeeper, type FormRules } from './form-keeper.tsx'
import { PostedForm } from './posted-form.tsx'

afterEach(leave)

const send = vi.fn<FormRules['send']>()

const rules: FormRules = {
  FormKeeper,
  fields: ['city', 'country'],
  validate: ({ city }) => (city?.endsWith('n') ? {} : { city: 'Enter your city.' }),
  send,
}

/** A form whose rules come when the test says so; `false` when they do not. */
function visitForm() {
  const outcomes: ((hasCome: boolean) => void)[] = []
  const load = vi.fn(async () => {
    if (await new Promise<boolean>((resolve) => outcomes.push(resolve))) return rules
    throw new Error('The network is away')
  })
  send.mockReset().mockReturnValue(sent({ title: 'Sent', message: '', tone: 'success' }))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const Page = () => (
    <PostedForm name="place" action="/place" load={load} submit="Send">
      {(field) => (
        <>
          <TextField {...field('city')} label="City" required />
          <TextField {...field('country')} label="Country" required />
        </>
      )}
    </PostedForm>
  )
  const page = visit([{ path: '/', Component: Page }], '/')
  const settle = (hasCome: boolean) =>
    act(async () => outcomes.splice(0).forEach((outcome) => outcome(hasCome)))
  return { ...page, load, settle }
}

const city = () => screen.getByLabelText<HTMLInputElement>('City')
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ })

test('nothing is fetched for a form that nobody gets to', async () => {
  const { load, user } = visitForm()
  expect(load).not.toHaveBeenCalled()

  await user.hover(city())
  expect(load).toHaveBeenCalled()
})

test('what is typed until the rules come is taken over, under the hands that type it', async () => {
  const { settle, user } = visitForm()
  await user.type(city(), 'Auste')
  const before = city()
  before.setSelectionRange(2, 2)
  await settle(true)

  expect(city()).toBe(before)
  expect(document.activeElement).toBe(before)
  expect(before.selectionStart).toBe(2)
  await user.type(before, 'n', { initialSelectionStart: 4, initialSelectionEnd: 5 })
  await user.click(button())
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toEqual({ city: 'Austn', country: '' }))
})

test('what is typed until the rules come is kept, should the visitor leave before', async () => {
  const first = visitForm()
  await first.user.type(city(), 'Austin')
  first.unmount()
  const { settle } = visitForm()
  await settle(true)

  expect(city().value).toBe('Austin')
})

test('what was typed on a page before stays, whoever types before the rules come', async () => {
  keepDraft('place', { texts: { city: 'Austin' } })
  const { settle, user } = visitForm()
  await user.type(screen.getByLabelText('Country'), 'US')
  await settle(true)
  expect(city().value).toBe('Austin')
  expect(readDraft('place').texts).toEqual({ city: 'Austin', country: 'US' })
})

test('what the browser had filled in is kept with the first key', async () => {
  const first = visitForm()
  city().value = 'Austin'
  await first.user.type(screen.getByLabelText('Country'), 'US')
  first.unmount()
  expect(readDraft('place').texts).toEqual({ city: 'Austin', country: 'US' })
})

test('who sends before the rules come sends what is to be seen, and no words of a page before', async () => {
  keepDraft('place', { texts: { country: 'France' } })
  const { settle, user } = visitForm()
  await user.type(city(), 'Austin{Enter}')
  await settle(true)
  expect(send.mock.calls[0]?.[0]).toEqual({ city: 'Austin', country: '' })
})

test('what was kept stays where what was sent before the rules came is not enough', async () => {
  keepDraft('place', { texts: { city: 'Austin' } })
  const { settle, user } = visitForm()
  await user.type(screen.getByLabelText('Country'), 'US{Enter}')
  await settle(true)
  expect(send).not.toHaveBeenCalled()
  expect(city().value).toBe('Austin')
  expect(readDraft('place').texts).toEqual({ city: 'Austin', country: 'US' })
})

test('what was left before the rules came is checked when they come, what is being typed when it is left', async () => {
  const { settle, user } = visitForm()
  await user.type(city(), 'Auste')
  await user.tab()
  await settle(true)
  expect(city()).toHaveProperty('ariaInvalid', 'true')
  await user.type(city(), 'n', { initialSelectionStart: 4, initialSelectionEnd: 5 })
  expect(city().ariaInvalid).toBeNull()

  await user.clear(city())
  expect(screen.queryByText('Enter your city.')).toBeNull()
  await user.tab()
  expect(screen.getByText('Enter your city.')).toBeTruthy()
})

test('what is sent before the rules come waits for them', async () => {
  const { settle, user } = visitForm()
  await user.type(city(), 'Austin{Enter}')
  expect(button().textContent).toBe('Sending...')
  expect(button().disabled).toBe(true)
  await settle(true)

  expect(await within(screen.getByRole('status')).findByText('Sent')).toBeTruthy()
  expect(send).toHaveBeenCalledOnce()
  expect(button().disabled).toBe(false)
  expect(city().value).toBe('')
})

test('where the rules do not come, the browser posts the form as it is', async () => {
  const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined)
  const { settle, user } = visitForm()
  await user.type(city(), 'Austin{Enter}')
  await settle(false)

  expect(post).toHaveBeenCalledOnce()
  expect(city().value).toBe('Austin')
})

test('offline the visitor is told, keeps what was typed, and may send it again', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { settle, user } = visitForm()
  await user.type(city(), 'Austin{Enter}')
  await settle(false)
  expect(within(screen.getByRole('alert')).getByText('Something went wrong')).toBeTruthy()
  expect(city().value).toBe('Austin')

  network.mockRestore()
  await user.click(button())
  await settle(true)
  await waitFor(() => expect(send.mock.calls[0]?.[0]).toMatchObject({ city: 'Austin' }))
})

test('a field that is wrong is said where the form was sent before its rules came', async () => {
  const { settle, user } = visitForm()
  await user.click(button())
  await settle(true)

  const summary = await screen.findByRole('group', { name: 'Please check these fields' })
  expect(document.activeElement).toBe(summary)
  expect(send).not.toHaveBeenCalled()
})

test.each([
  { stands: 'near from the start', seen: [true], isFetched: false },
  { stands: 'far away', seen: [false], isFetched: false },
  { stands: 'far away, and the visitor scrolls to it', seen: [false, true], isFetched: true },
])('a form that stands $stands: fetched $isFetched', async ({ seen, isFetched }) => {
  const views: ((isIntersecting: boolean) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        views.push((isIntersecting) => tell([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  const { load } = visitForm()
  for (const isIntersecting of seen) views.forEach((view) => view(isIntersecting))

  expect(load.mock.calls.length > 0).toBe(isFetched)
})
