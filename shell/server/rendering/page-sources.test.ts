// @vitest-environment node
import { expect, test } from 'vitest'
import type { RouteObject } from 'react-router-dom'
import { createPageRenderer } from './render-page.ts'

const site = {
  ...{ name: 'Plumbline', titleSuffix: '', url: 'http://localhost', bookingUrl: '' },
  ...{ supabaseUrl: 'http://localhost', supabaseAnonKey: '' },
}
const composition = {
  id: 'composition',
  lock: { id: 'lock', shell: 'shell', remotes: { catalogue: { release: 'r1', entry: '' } } },
  frame: { id: 'shell', kit: '1.0.0', main: '' },
  code: {},
}

const page = (source?: string) => () =>
  Promise.resolve({ Component: () => null, ...(source && { source }) })

async function sourcesOf(routes: RouteObject[]): Promise<string[]> {
  const render = createPageRenderer(site, () => () => Promise.resolve({ routes }))
  const rendered = await render(new Request('http://localhost/roles'), composition, new Set())
  return 'sources' in rendered ? rendered.sources : []
}

test('a page is made of what its routes say, and of something unnamed where code that came says no name', async () => {
  const layout = page('src/layout-page.tsx')
  const listed = (lazy: RouteObject['lazy']) => [
    { lazy: layout, children: [{ path: 'roles', lazy }] },
  ]
  const named = ['src/layout-page.tsx', 'src/roles-page.tsx']
  expect(await sourcesOf(listed(page('src/roles-page.tsx')))).toEqual(named)
  expect(await sourcesOf(listed(page()))).toEqual(['src/layout-page.tsx', ''])
  expect(await sourcesOf([{ path: 'roles', element: null }])).toEqual([])
})
