import { expect, test } from 'vitest'
import { signInPath } from './sign-in-path.ts'

const nextOf = (path: string) =>
  new URL(signInPath(`http://localhost:4210${path}`), 'http://localhost').searchParams.get('next')

test('whoever signs in is back where they were, query and all', () => {
  const path = '/history?a=*&b=1%2C2+3'
  expect(nextOf(path)).toBe(path)
})

test('what a directory answers is in no further address', () => {
  expect(nextOf('/sign-in/directory/answer?code=secret&state=secret')).toBe('/')
})

test.each(['//elsewhere.example', '/\\elsewhere.example', '/<script>', '/?a=b#c'])(
  '%s leads nowhere else',
  (path) => {
    expect(nextOf(path)).toMatch(/^\/(?!\/)[\w?=%]*$/)
  },
)
