import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Seo, searchSnippet, type SeoProps } from './seo.tsx'
import { SiteProvider } from './site.tsx'

const site = {
  name: 'Plumbline',
  titleSuffix: ' | Plumbline Technical Recruiting',
  url: 'https://www.example.com',
  bookingUrl: '',
  supabaseUrl: '',
  supabaseAnonKey: '',
}

function show(props: Partial<SeoProps>, address: string) {
  const element = <Seo title="Roles" description="All of them." {...props} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] })
  render(
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  )
}

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

test('a page says the same to search engines and to shared links, with its own picture', () => {
  show({}, '/roles/?from=mail#top')
  expect(document.title).toBe('Roles | Plumbline Technical Recruiting')
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://www.example.com/roles',
  )
  for (const name of ['og:title', 'twitter:title']) expect(meta(name)).toBe(document.title)
  for (const name of ['description', 'og:description', 'twitter:description'])
    expect(meta(name)).toBe('All of them.')
  for (const name of ['og:image', 'twitter:image'])
    expect(meta(name)).toBe('https://www.example.com/og/roles.png')
  for (const name of ['og:image:alt', 'twitter:image:alt']) expect(meta(name)).toBe('Roles')
  expect(meta('twitter:card')).toBe('summary_large_image')
  expect(meta('og:locale')).toBe('en_GB')
})

test('the picture is that of the canonical page', () => {
  show({ path: '/industries/retail/services/direct-hire' }, '/services/retail')
  expect(meta('og:image')).toMatch(/\/og\/industries\/retail\/services\/direct-hire\.png$/)
})

test.each(['//x:y', '//glossary%2Fglossary', '//other.example/roles'])(
  'an address that begins with two slashes, as %s, is of this site all the same',
  (path) => {
    show({ noindex: true }, path)
    expect(meta('og:url')).toBe(`https://www.example.com${path}`)
  },
)

test('the home page’s picture has a name', () => {
  show({}, '/')
  expect(meta('og:image')).toBe('https://www.example.com/og/home.png')
})

test('a page that is kept out of search engines has no picture and no canonical address', () => {
  show({ noindex: true }, '/nowhere')
  expect(meta('robots')).toBe('noindex')
  expect(meta('og:image')).toBeUndefined()
  expect(meta('twitter:card')).toBe('summary')
  expect(document.querySelector('link[rel="canonical"]')).toBeNull()
})

const first = 'The first sentence of the text is of an ordinary length, e.g. this one.'
const second = 'The second one is, too.'

test.each([
  ['', ''],
  ['Short.', 'Short.'],
  ['x'.repeat(160), 'x'.repeat(160)],
  [
    `${first} ${second} ${'And much more of it. '.repeat(9)}`,
    /^The first .+(\. And much more of it\.)+$/,
  ],
  [`${first} ${'and on '.repeat(40)}`, /^The first .+(and|on)…$/],
  [`Hm. ${'without an end '.repeat(40)}`, /^Hm\. without .+[a-z]…$/],
  [`${'word, '.repeat(40)}`, /word…$/],
])('the snippet of %j', (text, snippet) => {
  const made = searchSnippet(text)
  if (typeof snippet === 'string') expect(made).toBe(snippet)
  else expect(made).toMatch(snippet)
  expect(made.length).toBeLessThanOrEqual(160)
})

test.each([0, 1])(
  'a text without spaces ends in a whole character, after %i of one unit',
  (units) => {
    const snippet = searchSnippet('a'.repeat(units) + '😀'.repeat(100))
    expect(snippet).toBe(`${'a'.repeat(units)}${'😀'.repeat(79)}…`)
  },
)
