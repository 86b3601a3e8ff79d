import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { CompositionLock, LockedRemote } from 'shared-ui/contract'
import { App } from '../app.tsx'
import { defaultSite } from '../site/site-plan.ts'
import { PreviewBanner } from './preview-banner.tsx'

function lockWith(why: LockedRemote['why']): CompositionLock {
  const entry = '/remotes/catalogue/1a2b3c4d5e6f7a8b/remoteEntry.js'
  const remotes = { catalogue: { release: '1a2b3c4d5e6f7a8b', entry, why } }
  return { id: '0123456789abcdef', shell: 'fedcba9876543210', remotes }
}

test('says what is previewed and leaves by a form of the document', () => {
  render(<PreviewBanner lock={lockWith('preview')} />)
  const banner = screen.getByRole('complementary', { name: 'Preview' })
  expect(banner.textContent).toContain('Preview: catalogue 1a2b3c4d… Only you see this.')
  const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Leave preview' }).form
  expect(form?.method).toBe('post')
  expect(form?.getAttribute('action')).toBe('/_preview/leave')
})

const site = {
  name: 'Plumbline',
  titleSuffix: '',
  url: 'https://www.example.com',
  bookingUrl: 'about:blank',
  supabaseUrl: '',
  supabaseAnonKey: '',
}
const slots = { peek: () => undefined, load: () => Promise.reject(new Error('none')) }

test.each([
  ['preview', true],
  ['canary', false],
  ['stable', false],
] as const)(
  'a document with a release that is %s says so and is kept from search engines: %s',
  (why, is) => {
    const html = renderToStaticMarkup(
      <App site={site} plan={defaultSite} lock={lockWith(why)} slots={slots}>
        page
      </App>,
    )
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(is)
    expect(html.includes('data-preview="true"')).toBe(is)
    expect(html.includes('aria-label="Preview"')).toBe(is)
  },
)
