import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { canonicalLink, metaOf, showPage, structuredData } from 'shared-ui/testing/show-page.tsx'
import { austin, bareRole, fullRole } from '../testing/roles.ts'
import type { Location, LocationSummary } from '../locations/locations.ts'
import * as page from './role-page.tsx'
import type { Opening } from './openings.ts'
import type { Role } from './roles.ts'

const path = '/roles/:roleSlug/:locationSlug'

const remote: Location = { ...austin, name: 'Remote', slug: 'remote', type: 'remote' }
const texas: LocationSummary = { name: 'Texas', slug: 'texas', type: 'state', parentSlug: null }

const opening: Opening = {
  reference: 'PL-1041',
  summary: 'Six months of late data.',
  employmentType: 'CONTRACTOR',
  country: 'US',
  postedOn: '2026-11-01',
  validThrough: '2026-12-24',
}

interface Around {
  location?: Location
  parent?: LocationSummary | null
  opening?: Opening | null
  otherLocations?: LocationSummary[]
}

async function showRole(
  role: Role,
  { location = austin, parent = texas, opening = null, otherLocations = [texas] }: Around = {},
) {
  const data = {
    role,
    location,
    parent,
    opening,
    otherRoles: [{ title: 'DBA', slug: 'dba', category: null, level: null }],
    otherLocations,
  }
  showPage({ ...page, path, loader: () => data }, `/roles/${role.slug}/${location.slug}`)
  await screen.findByRole('heading', { level: 1 })
}

const heading = (name: string | RegExp) => screen.queryByRole('heading', { name })
const region = (name: string) => within(screen.getByRole('region', { name }))

describe('the head', () => {
  test('names role, location and firm', async () => {
    await showRole(fullRole)
    const title = 'Data Engineer Jobs in Austin | Plumbline Technical Recruiting'
    const description =
      'What data engineers do. Find Data Engineer positions in Austin with competitive salaries and top companies.'
    expect(document.title).toBe(title)
    expect(metaOf('description')).toBe(description)
    expect(metaOf('og:title')).toBe(title)
    expect(metaOf('og:description')).toBe(description)
    expect(canonicalLink()).toBe('https://www.example.com/roles/data-engineer/austin')
  })

  test('falls back on the title and the description', async () => {
    await showRole({ ...bareRole, description: 'Moves data.' })
    expect(document.title).toBe('Data Engineer in Austin | Plumbline Technical Recruiting')
    expect(metaOf('description')).toMatch(/^Moves data\. Find Data Engineer positions in Austin/)
  })

  test('invites even when the role says nothing', async () => {
    await showRole(bareRole)
    expect(metaOf('description')).toMatch(/^Find Data Engineer positions/)
  })
})

describe('the hero', () => {
  test('shows category, heading and every badge', async () => {
    await showRole(fullRole)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Data Engineer Jobs in Austin',
    )
    expect(screen.getByText('Data & AI')).toBeTruthy()
    expect(screen.getByText(/Austin has a thriving tech ecosystem/).textContent).toMatch(
      /^Moves data\. /,
    )
    const badges = within(screen.getByRole('list', { name: 'The role in short' }))
    expect(badges.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Austin',
      '3-8 years',
      'Competitive Package',
      'Remote Friendly',
    ])
    expect(screen.getAllByRole('button', { name: 'Schedule a Call' })).toHaveLength(2)
  })

  test('says Role without a category, and nothing about remote work unless it is true', async () => {
    await showRole(bareRole)
    expect(screen.getByText('Role')).toBeTruthy()
    expect(screen.queryByText('Remote Friendly')).toBeNull()
  })
})

describe('remote work', () => {
  test('is no place, but where the specification writes the heading and the title', async () => {
    await showRole(fullRole, { location: remote, parent: null })
    const title = screen.getByRole('heading', { level: 1 })
    expect(title.textContent).toBe('Data Engineer Jobs in Remote')
    expect(document.title).toMatch(/^Data Engineer Jobs in Remote \|/)
    title.remove()
    expect(document.body.textContent).not.toMatch(/\bin\s+Remote/)
    expect(metaOf('description')).toMatch(/Find remote Data Engineer positions with competitive/)
    expect(heading('Top Companies for Remote Work')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Remote DBA' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Every remote role' })).toBeTruthy()
  })

  test('is named as such among the places of a role', async () => {
    await showRole(fullRole, { otherLocations: [remote] })
    expect(screen.getByRole('link', { name: 'Data Engineer, Remote' })).toBeTruthy()
  })
})

describe('the main column', () => {
  test('shows every part that has content', async () => {
    await showRole(fullRole)
    expect(region('Role Overview').getByText('Moves data.')).toBeTruthy()
    expect(heading('Location Benefits')).toBeTruthy()
    expect(region('Key Responsibilities').getAllByRole('listitem')).toHaveLength(2)
    expect(region('Required Skills').getByText('Python')).toBeTruthy()
    expect(region('Preferred Skills').getByText('Streaming')).toBeTruthy()
    expect(region('Career Growth Path').getByText('Staff engineer next.')).toBeTruthy()
  })

  test.each(['Key Responsibilities', 'Required Skills', 'Preferred Skills', 'Career Growth Path'])(
    'leaves out %s when there are none',
    async (title) => {
      await showRole(bareRole)
      expect(heading('Role Overview')).toBeTruthy()
      expect(heading(title)).toBeNull()
    },
  )

  test('leaves out Location Benefits when the location has no description', async () => {
    await showRole(fullRole, { location: { ...austin, description: null } })
    expect(heading('Location Benefits')).toBeNull()
  })
})

describe('the side column', () => {
  test('shows position details without any figure of pay', async () => {
    await showRole(fullRole)
    const details = region('Position Details')
    expect(details.getByText('Senior')).toBeTruthy()
    expect(details.getByText('Competitive Package')).toBeTruthy()
    expect(details.getByText('3-8 years')).toBeTruthy()
    expect(details.getByText('Security Clearance: Required')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/[$€£]/)
  })

  test('says nothing about clearance unless it is required', async () => {
    await showRole(bareRole)
    expect(region('Position Details').getByText('0-5 years')).toBeTruthy()
    expect(screen.queryByText(/Security Clearance/)).toBeNull()
  })

  test('links the technologies that have a page', async () => {
    await showRole(fullRole)
    const stack = region('Technology Stack')
    expect(stack.getByRole('heading', { name: 'Primary Technologies' })).toBeTruthy()
    expect(stack.getByRole('link', { name: 'PostgreSQL' }).getAttribute('href')).toBe(
      '/technologies/postgresql',
    )
    expect(stack.getByRole('heading', { name: 'Frameworks' })).toBeTruthy()
    expect(stack.getByText('dbt')).toBeTruthy()
    expect(stack.queryByRole('link', { name: 'dbt' })).toBeNull()
  })

  test('shows each half of the stack only when it is a list', async () => {
    await showRole({
      ...fullRole,
      techStack: { primary: [], frameworks: [{ name: 'dbt', slug: null }] },
    })
    expect(heading('Primary Technologies')).toBeNull()
    expect(heading('Frameworks')).toBeTruthy()
  })

  test('shows the first five companies', async () => {
    await showRole(fullRole)
    const companies = region('Top Companies in Austin').getAllByRole('listitem')
    expect(companies.map((item) => item.textContent)).toEqual([
      'One',
      'Two',
      'Three',
      'Four',
      'Five',
    ])
  })

  test('numbers the interview rounds from 1 and names the average duration', async () => {
    await showRole(fullRole)
    const process = region('Typical Interview Process')
    expect(process.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Round 1Recruiter call',
      'Round 2SQL screen',
    ])
    expect(process.getByText('Average Duration')).toBeTruthy()
    expect(process.getByText('3–4 weeks')).toBeTruthy()
  })

  test('leaves out duration or rounds when the process does not name them', async () => {
    await showRole({ ...fullRole, interviewProcess: { rounds: [], duration: null } })
    expect(heading('Typical Interview Process')).toBeTruthy()
    expect(screen.queryByText('Round 1')).toBeNull()
    expect(screen.queryByText('Average Duration')).toBeNull()
  })

  test('leaves out stack, companies and process when there are none', async () => {
    await showRole(bareRole, { location: { ...austin, topCompanies: [] } })
    expect(heading('Technology Stack')).toBeNull()
    expect(heading(/Top Companies/)).toBeNull()
    expect(heading('Typical Interview Process')).toBeNull()
    expect(region('Ready to Hire?').getByRole('button', { name: 'Schedule a Call' })).toBeTruthy()
  })
})

describe('the vacancy', () => {
  test('is none for a role that we merely recruit for', async () => {
    await showRole(fullRole)
    expect(structuredData()).toBeNull()
    expect(heading('Open Position')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Open position' })).toBeNull()
  })

  test('is led to from the head of the page', async () => {
    await showRole(fullRole, { opening })
    const link = screen.getByRole('link', { name: 'Open position' })
    const { hash } = new URL(link.getAttribute('href') ?? '', 'http://localhost')
    expect(document.querySelector(hash)?.textContent).toContain('Open Position')
  })

  test('is shown with its dates, and told to search engines in full', async () => {
    await showRole(fullRole, { opening })
    const shown = region('Open Position')
    expect(shown.getByText('PL-1041')).toBeTruthy()
    expect(shown.getByText('Competitive Package')).toBeTruthy()
    expect(shown.getByText('Contract')).toBeTruthy()
    expect(shown.getByText('Austin, Texas, United States')).toBeTruthy()
    expect(shown.getByText('November 1, 2026').getAttribute('datetime')).toBe('2026-11-01')
    expect(shown.getByText('December 24, 2026')).toBeTruthy()
    expect(
      shown.getByRole('link', { name: 'Write to us about PL-1041' }).getAttribute('href'),
    ).toBe('/contact?about=PL-1041')
    expect(structuredData()).toMatchObject({
      '@type': 'JobPosting',
      identifier: { name: 'Plumbline', value: 'PL-1041' },
      title: 'Data Engineer',
      description: 'Six months of late data.\n\nMoves data.',
      datePosted: '2026-11-01',
      validThrough: '2026-12-24',
      employmentType: 'CONTRACTOR',
      jobLocation: {
        address: { addressLocality: 'Austin', addressRegion: 'Texas', addressCountry: 'US' },
      },
      skills: ['SQL', 'Python', 'Streaming'],
    })
    expect(document.body.textContent).not.toMatch(/[$€£]/)
  })

  test('is done from a country when it is remote', async () => {
    await showRole(fullRole, { opening, location: remote, parent: null })
    expect(region('Open Position').getByText('Remote, United States')).toBeTruthy()
    expect(structuredData()).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    })
  })
})

test('leads on to other roles here, this role elsewhere and the location', async () => {
  await showRole(fullRole)
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('DBA in Austin')).toBe('/roles/dba/austin')
  expect(href('Data Engineer in Texas')).toBe('/roles/data-engineer/texas')
  expect(href('Technical recruiting in Austin')).toBe('/locations/austin')
})

test.each(['/roles/NOT%20A%20SLUG/austin', '/roles/data-engineer/a--b'])(
  'says that %s is not found without asking the backend',
  async (address) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    showPage({ ...page, path }, address)
    expect(await screen.findByRole('heading', { name: 'Role Not Found' })).toBeTruthy()
    expect(
      screen.getByText('The requested role and location combination could not be found.'),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/')
    expect(metaOf('robots')).toBe('noindex')
  },
)
