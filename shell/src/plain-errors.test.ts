import { UNSAFE_ErrorResponseImpl, isRouteErrorResponse } from 'react-router-dom'
import { expect, test } from 'vitest'
import { fromPlainErrors, toPlainErrors } from './plain-errors.ts'

test('a route error survives the way through JSON', () => {
  const problem = { title: 'Role Not Found', message: 'Gone.' }
  const errors = { 'remote-catalogue': new UNSAFE_ErrorResponseImpl(404, 'Not Found', problem) }
  const restored = fromPlainErrors(JSON.parse(JSON.stringify(toPlainErrors(errors))))
  const error: unknown = restored?.['remote-catalogue']
  expect(isRouteErrorResponse(error) && [error.status, error.data]).toEqual([404, problem])
})

test('nothing internal leaves with an unexpected error', () => {
  const text = JSON.stringify(toPlainErrors({ pages: new Error('password=1 at /srv/app.js') }))
  expect(text).not.toContain('password')
})
