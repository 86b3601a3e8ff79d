import { cleanup } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { SearchForm } from './search-form.tsx'

afterEach(cleanup)

test('what a visitor typed before scripts ran stays', async () => {
  const router = createMemoryRouter([{ path: '*', element: <SearchForm query="react" /> }])
  const form = <RouterProvider router={router} />
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(form)
  const field = page.querySelector('input')
  if (field) field.value = 'react native'
  const root = await act(() => hydrateRoot(page, form))
  expect(field?.isConnected).toBe(true)
  expect(field?.value).toBe('react native')
  await act(() => root.unmount())
  page.remove()
})
