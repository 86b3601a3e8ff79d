import { expect, test, vi } from 'vitest'
import { isRouteProblem, notFound, unavailable, unknownRoute } from './route-problem.ts'

const problem = { title: 'Role Not Found', message: 'There is no such role.' }

test('what does not exist is 404, with words of its own or without', () => {
  expect(notFound(problem.title, problem.message)).toMatchObject({
    data: problem,
    init: { status: 404 },
  })
  expect(unknownRoute()).toMatchObject({ data: null, init: { status: 404 } })
})

test('what cannot be read now is 503, soon to be tried again, and says why in the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const cause = new Error('The backend is away')
  const thrown: unknown = await Promise.reject(cause)
    .catch(unavailable(problem.title, problem.message))
    .catch((error: unknown) => error)
  expect(thrown).toMatchObject({
    data: problem,
    init: { status: 503, headers: { 'Retry-After': '30' } },
  })
  expect(log).toHaveBeenCalledWith(problem.message, cause)
})

test('a page that a visitor has left is no problem', async () => {
  const left = new DOMException('', 'AbortError')
  await expect(Promise.reject(left).catch(unavailable('', ''))).rejects.toBe(left)
})

test('only what has a title and a message is shown', () => {
  expect(isRouteProblem(problem)).toBe(true)
  for (const value of [null, undefined, 'text', {}, { title: 'Only' }, new Error('message')])
    expect(isRouteProblem(value)).toBe(false)
})
