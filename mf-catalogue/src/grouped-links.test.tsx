import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { GroupedLinks, InContext } from './grouped-links.tsx'

test('shows groups that have links, each link with its note and its spoken context', () => {
  render(
    <MemoryRouter>
      <GroupedLinks
        groups={[
          {
            name: 'In Austin',
            links: [
              {
                to: '/roles/dba/austin',
                label: <InContext label="DBA" after="in Austin" />,
                note: 'Senior',
              },
            ],
          },
          { name: 'Nowhere', links: [] },
        ]}
      />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'In Austin',
  ])
  const item = within(screen.getByRole('listitem'))
  expect(item.getByRole('link', { name: 'DBA in Austin' }).getAttribute('href')).toBe(
    '/roles/dba/austin',
  )
  expect(item.getByText('Senior')).toBeTruthy()
})
