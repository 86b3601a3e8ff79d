import { expect, it } from 'vitest'
import { commands } from '../../cli/commands.ts'
import { contractReasons } from './contract-checks.ts'
import type { Examination } from '../trial/examination.ts'
import { makeCandidate, makeExamination, pages } from '../../testing/examination.ts'

const candidate = await makeCandidate()

function reasonsOf(
  next: Examination,
  live = makeExamination(),
  { allowLostRoutes = false, others = [] as string[] } = {},
) {
  const offering = { stands: candidate, taken: [] }
  return contractReasons({
    ...{ candidate, live, next, stable: 'abc', allowLostRoutes, others, ...offering },
  })
}

it('has nothing against pages under the remote’s own prefixes', () => {
  expect(reasonsOf(makeExamination(pages('/glossary', '/resources/:slug')))).toEqual([])
})

it('passes on what the shell says about the contract', () => {
  const next = makeExamination()
  next.remotes['resources'] = { pages: [], error: 'routes.0.path is no text' }
  expect(reasonsOf(next)).toEqual([expect.stringContaining('routes.0.path is no text')])
})

it('says with which option of publish a page at a new prefix is tried', () => {
  const [option = ''] = /--[\w-]+/.exec(reasonsOf(makeExamination(pages('/careers'))).join()) ?? []
  expect(Object.keys(commands['publish']?.options ?? {})).toContainEqual(
    expect.stringMatching(`^${option.slice(2)} <`),
  )
})

it.each(['/careers', '/:slug', '/', '/*'])('refuses a page at %s', (path) => {
  expect(reasonsOf(makeExamination(pages(path)))).toEqual([
    expect.stringContaining(
      `\`${path}\` is outside what resources owns (\`/resources\` and \`/glossary\`)`,
    ),
  ])
})

it('refuses a remote that the shell does not know', () => {
  const next = makeExamination(pages('/careers'))
  next.prefixes = {}
  expect(reasonsOf(next)).toEqual([expect.stringContaining('No prefix is `resources`')])
})

it('refuses lost routes, each one by name, unless that is meant', () => {
  const live = makeExamination(pages('/glossary', '/glossary/:termSlug', '/resources/:slug?'))
  const next = makeExamination(pages('/glossary/:slug', '/resources'))
  expect(reasonsOf(next, live)).toEqual([
    expect.stringContaining('The route `/glossary`, which the live release abc serves, is gone'),
    expect.stringContaining('The route `/resources/:slug`'),
  ])
  expect(reasonsOf(next, live, { allowLostRoutes: true })).toEqual([])
})

it('refuses an entry of the navigation that is not offered any more, unless that is meant', async () => {
  const words = { label: 'Words', to: '/glossary' }
  const withOffers = (offers: object) =>
    makeCandidate({ files: { 'offers.json': JSON.stringify(offers) } })
  const stands = await withOffers({ words, other: words })
  const reasonsFor = async (
    offers: object,
    taken = ['resources/words', 'leads/words', 'resources/constructor'],
    allowLostRoutes = false,
  ) =>
    contractReasons({
      ...{ candidate: await withOffers(offers), live: makeExamination(), next: makeExamination() },
      ...{ stable: 'abc', others: [], stands, taken, allowLostRoutes },
    })
  const lost = [
    'The navigation shows `words`, which it does not offer any more for pages of its own: offer it as before, or publish with `--allow-lost-routes` when that is meant.',
  ]
  expect(await reasonsFor({})).toEqual(lost)
  expect(await reasonsFor({ words: { label: 'Words', to: '/contact' } })).toEqual(lost)
  expect(await reasonsFor({}, undefined, true)).toEqual([])
  expect(await reasonsFor({}, ['leads/words'])).toEqual([])
  expect(await reasonsFor({ words: { label: 'All words', to: '/resources/words' } })).toEqual([])
})

it('refuses a slot that does not load any more, and names the pages that show it', () => {
  const slot = 'resources/teaser'
  const live = { ...makeExamination(), slots: { [slot]: null } }
  const next = {
    ...makeExamination(),
    slots: { [slot]: 'it has no Component' },
    shellPages: [{ path: '/', slots: [slot] }],
  }
  expect(reasonsOf(next, live)).toEqual([
    'The slot `resources/teaser`, shown on `/`, does not load any more (it has no Component): expose it as before.',
  ])
})

it('says nothing about a slot that did not load before either', () => {
  const slots = { 'resources/teaser': 'it has no Component' }
  expect(reasonsOf({ ...makeExamination(), slots }, { ...makeExamination(), slots })).toEqual([])
})

it('refuses a page that shows what works with another kit only, unless one of that kit stays', () => {
  const next = makeExamination([{ path: '/glossary', slots: ['leads/contact-form'] }])
  next.elsewhere = ['leads']
  next.slots['leads/contact-form'] = "Remote 'leads' has no release"
  const live = makeExamination(pages('/glossary'))
  live.slots['leads/contact-form'] = null
  expect(reasonsOf(next, live)).toEqual([
    expect.stringContaining('of which nothing live works with shared-ui 1.0.0'),
  ])
  expect(reasonsOf(next, live, { others: ['abc'] })).toEqual([])
})
