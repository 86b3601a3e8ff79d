import { test as base } from '@playwright/test'
import { siteUnderTest } from '../site/site-under-test.ts'
import { visitor as person } from '../site/contact-form.ts'
import { storedLeads } from '../site/form-stories.ts'
import { expect } from '../site/fixtures.ts'
import { templates } from '../site/templates.ts'
import { startChangingRelay } from './changing-relay.ts'
import { keys, type Engine, type Visitor } from './visitor.ts'

/** What must hold in every browser, whatever its engine. */
export function visitsIn(engine: Engine): void {
  const test = base.extend<object, { visitor: Visitor }>({
    visitor: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
      async ({}, use) => {
        const visitor = await engine.start()
        await use(visitor)
        await visitor.end()
      },
      { scope: 'worker' },
    ],
  })

  test('every template answers to events', async ({ visitor }) => {
    for (const path of Object.values(templates)) await arrive(visitor, path)
  })

  test('a visitor walks through all three remotes without a reload, and back', async ({
    visitor,
  }) => {
    await arrive(visitor, '/')
    await visitor.ask(() => void Object.assign(window, { isSamePage: true }))
    await press(visitor, 'header button', 'Resources')
    await press(visitor, 'header a', 'Glossary')
    await expectHeading(visitor, 'Technical Recruiting Glossary')
    await press(visitor, 'footer a', 'Case Studies')
    await expectHeading(visitor, 'Case Studies')
    await press(visitor, 'footer a', 'Direct Hire')
    await expectHeading(visitor, 'Direct Hire Placement')
    await expect.poll(() => visitor.ask(() => window.scrollY)).toBe(0)
    await visitor.ask(() => window.history.go(-2))
    await expectHeading(visitor, 'Technical Recruiting Glossary')
    expect(await visitor.ask(() => 'isSamePage' in window)).toBe(true)
  })

  test('the contact form says what is missing, and is sent', async ({ visitor }) => {
    const values = person()
    await arrive(visitor, '/contact')
    await press(visitor, '#write button', 'Send message')
    await expect.poll(() => invalidFields(visitor)).toBe(Object.keys(values).length)
    for (const [label, text] of Object.entries(values)) {
      await press(visitor, '#write label', label)
      await visitor.type(text)
    }
    await press(visitor, '#write button', 'Send message')
    await expectText(visitor, 'Thanks for reaching out!')
    const leads = await storedLeads(values.Email)
    expect(leads).toEqual([expect.objectContaining({ message: values.Message })])

    await loadAnew(visitor)
    const typed = () => Array.from(document.querySelectorAll('textarea'), ({ value }) => value)
    expect(await visitor.ask(typed)).toEqual([''])
  })

  test('the consultation dialog takes the focus, and gives it back', async ({ visitor }) => {
    await arrive(visitor, '/about')
    await press(visitor, 'header :is(a, button)', 'Schedule a Call')
    const isIn = (selector: string) =>
      visitor.ask((within) => Boolean(document.activeElement?.closest(within)), selector)
    await expect.poll(() => isIn('[role=dialog]')).toBe(true)
    // Between two controls, one of which has focus: the calendar.
    await visitor.type(keys.tab)
    await expect.poll(() => isIn('iframe')).toBe(true)
    await visitor.ask(() => document.querySelector<HTMLElement>('[aria-label=Close]')?.focus())
    await visitor.type(keys.escape)
    await expect.poll(() => isIn('header')).toBe(true)
  })

  test('a page is found by the keyboard alone', async ({ visitor }) => {
    await arrive(visitor, '/about')
    await visitor.type('/')
    await expect
      .poll(() => visitor.ask(() => document.activeElement?.getAttribute('role')))
      .toBe('combobox')
    await visitor.type('reac')
    await expect
      .poll(() => visitor.ask(() => document.querySelectorAll('[role=option]').length))
      .toBeGreaterThan(0)
    await visitor.type(keys.down)
    await visitor.type(keys.enter)
    await expect.poll(() => visitor.ask(() => location.pathname)).toBe('/technologies/react')
  })

  for (const [how, changed, outcome] of [
    [
      'that is imported by name does not run with a changed byte',
      /resources\/assets\/remoteEntry-/,
      'Try again',
    ],
    [
      'that another imports does not run with a changed byte',
      /resources\/assets\/section-art-/,
      'Try again',
    ],
    ['that comes as it was published runs', /^$/, 'Technical Recruiting Glossary'],
  ] as const)
    test(`a module ${how}`, async ({ visitor }) => {
      const relay = await startChangingRelay(changed)
      try {
        await arrive(visitor, '/about', relay.url)
        await press(visitor, 'footer a', 'Glossary')
        await expectText(visitor, outcome)
      } finally {
        relay.stop()
      }
    })
}

/** Opens a page of the site, and waits until it answers to events. */
async function arrive(visitor: Visitor, path: string, site = siteUnderTest.url): Promise<void> {
  await visitor.open(site + path)
  await hydrated(visitor, path)
}

/** A page that came whole: what did not come says so in its region, and answers all the same. */
async function hydrated(visitor: Visitor, path: string): Promise<void> {
  const look = () => ({
    answers: 'hydrated' in document.documentElement.dataset,
    headings: document.querySelectorAll('main h1').length,
    failures: [...document.querySelectorAll('main button')].filter(
      ({ textContent }) => textContent === 'Try again',
    ).length,
  })
  await expect(async () => {
    expect(await visitor.ask(look)).toEqual({ answers: true, headings: 1, failures: 0 })
  }, path).toPass({ timeout: 45_000 })
}

async function loadAnew(visitor: Visitor): Promise<void> {
  await visitor.ask(() => {
    delete document.documentElement.dataset['hydrated']
    setTimeout(() => location.reload())
  })
  await hydrated(visitor, 'the same page')
}

/** Presses what can be seen of a selector with a text that begins so; a page that still fades in takes nothing. */
async function press(visitor: Visitor, selector: string, text: string): Promise<void> {
  await expect(async () => {
    expect(await visitor.ask(pointAt, selector, text)).toBe(true)
    await visitor.click('[data-pressed]')
  }, `${selector} ${text}`).toPass({ timeout: 45_000 })
}

function pointAt(selector: string, text: string): boolean {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-pressed]'))
    delete dataset['pressed']
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      one.textContent.trim().startsWith(text),
  )
  if (!found) return false
  found.dataset['pressed'] = ''
  found.scrollIntoView({ block: 'center', behavior: 'instant' })
  return true
}

async function expectHeading(visitor: Visitor, text: string): Promise<void> {
  await expect
    .poll(() => visitor.ask(() => document.querySelector('h1')?.textContent.trim()))
    .toContain(text)
}

async function expectText(visitor: Visitor, text: string): Promise<void> {
  await expect.poll(() => visitor.ask(() => document.body.innerText)).toContain(text)
}

const invalidFields = (visitor: Visitor) =>
  visitor.ask(() => document.querySelectorAll('#write [aria-invalid=true]').length)
