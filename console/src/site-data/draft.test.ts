import { expect, test } from 'vitest'
import { edited, readDraft, type Draft } from './draft.ts'

const about = { label: 'About', to: '/about' }
const services = { label: 'Services', links: [about, { offer: 'catalogue/roles' }] }
const draft: Draft = {
  header: [services, about],
  getStarted: { label: 'Get Started', to: '/questionnaire' },
  footer: [{ label: 'Reading', links: [] }],
  legal: { label: 'Privacy', to: '/privacy-policy' },
  lost: [{ ...about, note: 'Half a line' }],
}
/** As the form names them, in another order than they stand there. */
const fields = {
  'lost.0.note': 'Half a line',
  'lost.0.label': 'About',
  'lost.0.to': '/about',
  'header.1.label': ' About ',
  'header.1.to': '/about',
  'header.1.note': '',
  'header.0.links.1.offer': 'catalogue/roles',
  'header.0.links.0.to': '/about',
  'header.0.links.0.label': 'About',
  'header.0.label': 'Services',
  'getStarted.label': 'Get Started',
  'getStarted.to': '/questionnaire',
  'footer.0.label': 'Reading',
  'legal.label': 'Privacy',
  'legal.to': '/privacy-policy',
}

test('a form is read as the navigation that it shows', () => {
  expect(readDraft(fields)).toEqual(draft)
})

test('a note of blanks is none', () => {
  expect(readDraft({ ...fields, 'header.1.note': '  ' })).toEqual(draft)
})

test('what is none of its fields is not read', () => {
  const odd = {
    '__proto__.label': 'x',
    'header.__proto__.label': 'x',
    'header.constructor.label': 'x',
    'header.100.label': 'x',
    'header.0.links.0.links.0.label': 'x',
    'prefixes.services': 'leads',
    'header.0': 'x',
    do: 'check',
  }
  expect(readDraft({ ...fields, ...odd })).toEqual(draft)
  expect({}).not.toHaveProperty('label')
})

test('what is a link and has links of its own is a link', () => {
  const odd = { 'header.1.links.0.label': 'x', 'header.1.links.0.to': '/x' }
  expect(readDraft({ ...fields, ...odd })).toEqual(draft)
})

test('of more fields than any navigation has the first are read, which are too many', () => {
  const many = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => {
        const [entry, link] = [Math.floor(at / 100), at % 100]
        return [`header.${entry}.links.${link}.label`, 'x']
      }),
    )
  expect(readDraft(many(1_601)).header).toHaveLength(16)
})

test.each<[string, (next: Draft) => unknown, string]>([
  ['up header.1', ({ header }) => header.map(({ label }) => label), 'up header.0'],
  ['down header.0', ({ header }) => header.map(({ label }) => label), 'down header.1'],
])('%s changes places, and is where the next press is', (press, labels, focus) => {
  const { draft: next, focus: found } = edited(draft, press)
  expect(labels(next)).toEqual(['About', 'Services'])
  expect(found).toBe(focus)
  expect(draft.header[0]).toBe(services)
})

test.each<[string, keyof Draft, unknown, string]>([
  ['link lost', 'lost', [...draft.lost, { label: '', to: '' }], 'lost.1.label'],
  ['offer lost', 'lost', [...draft.lost, { offer: '' }], 'lost.1.offer'],
  ['menu footer', 'footer', [...draft.footer, { label: '', links: [] }], 'footer.1.label'],
  [
    'link footer.0.links',
    'footer',
    [{ label: 'Reading', links: [{ label: '', to: '' }] }],
    'footer.0.links.0.label',
  ],
  ['remove lost.0', 'lost', [], 'remove lost.0'],
  ['remove header.1', 'header', [services], 'remove header.0'],
  [
    'down header.0.links.0',
    'header',
    [{ ...services, links: [{ offer: 'catalogue/roles' }, about] }, about],
    'down header.0.links.1',
  ],
  ['up header.0', 'header', draft.header, 'up header.0'],
  ['down lost.0', 'lost', draft.lost, 'down lost.0'],
])('%s', (press, part, expected, focus) => {
  const next = edited(draft, press)
  expect(next.draft[part]).toEqual(expected)
  expect(next.focus).toBe(focus)
})

test.each([
  ...[
    'check',
    'publish',
    'remove',
    'up header',
    'up header.7',
    'remove legal',
    'remove header.1.to',
  ],
  ...['link header.1.links', 'link __proto__', 'remove header.0.links', 'up header.-1', 'nonsense'],
])('%s changes nothing', (press) => {
  expect(edited(draft, press)).toEqual({ draft, focus: '' })
})
