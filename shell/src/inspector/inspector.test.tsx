import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { CompositionLock } from 'shared-ui/contract'
import { Inspector } from './inspector.tsx'
import { isInspectorWanted } from './is-inspector-wanted.ts'

const lock: CompositionLock = {
  id: '0123456789abcdef',
  shell: 'fedcba9876543210',
  remotes: {
    catalogue: {
      release: '1a2b3c4d5e6f7a8b',
      entry: '/remotes/catalogue/1a2b3c4d5e6f7a8b/remoteEntry.js',
      integrity: 'sha384-abc',
      team: 'Catalogue team',
      why: 'preview',
    },
    leads: { release: 'bbbbbbbbbbbbbbbb', entry: '/remotes/leads/b/remoteEntry.js', why: 'stable' },
  },
}

function open() {
  const onClose = vi.fn()
  // jsdom keeps no timings of resources.
  performance.getEntriesByType ??= () => []
  render(
    <>
      <div role="dialog" aria-label="Of the page">
        <button>Inside</button>
      </div>
      <div data-remote="catalogue" />
    </>,
  )
  const lastErrors = new Map([['leads', 'Error: broken']])
  render(<Inspector lock={lock} lastErrors={lastErrors} onClose={onClose} />)
  return onClose
}

test('says of each remote what it is, why, and what went wrong', () => {
  open()
  const panel = within(screen.getByRole('complementary', { name: 'Inspector' }))
  const [catalogue, leads] = panel.getAllByRole('listitem').map((item) => item.textContent ?? '')
  for (const text of ['Catalogue team', '1a2b3c4d5e6f7a8b', 'only you get', '1 region'])
    expect(catalogue).toContain(text)
  expect(catalogue).toContain('Hash of its filessha384-abc')
  expect(catalogue).toContain('Last errornone')
  expect(leads).toContain('0 regions')
  expect(leads).toContain('Error: broken')
  expect(panel.getByRole('link', { name: 'Lock as JSON' }).getAttribute('href')).toBe(
    '/_composition',
  )
})

test('takes focus, outlines regions while it is open, and closes by button or Escape', async () => {
  const onClose = open()
  expect(document.activeElement).toBe(screen.getByRole('complementary'))
  expect(document.documentElement.hasAttribute('data-inspect')).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(2)
  cleanup()
  expect(document.documentElement.hasAttribute('data-inspect')).toBe(false)
})

test('leaves Escape to a dialog of the page', async () => {
  const onClose = open()
  screen.getByRole('button', { name: 'Inside' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
})

test('opens on request, and never on the live site', () => {
  const live = {
    ...lock,
    remotes: { leads: { release: 'b', entry: '/e.js', why: 'canary' as const } },
  }
  expect(isInspectorWanted(lock, '?inspect')).toBe(true)
  expect(isInspectorWanted(lock, '?tab=1')).toBe(false)
  expect(isInspectorWanted(live, '?inspect')).toBe(false)
})
