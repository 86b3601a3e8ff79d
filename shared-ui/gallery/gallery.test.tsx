import { expect, test } from 'vitest'
import * as forms from '../src/forms.ts'
import * as kit from '../src/index.ts'
import * as overlays from '../src/overlays.ts'
import * as router from '../src/router.ts'
import { anchorOf } from './entry.ts'
import { families } from './families.ts'
import { forcedSelector } from './forced-states.ts'
import { jsxText } from './jsx-text.ts'
import { groups } from './places.tsx'

const entries = families.flatMap((family) => family.entries)

test.each([
  ['shared-ui', kit],
  ['shared-ui/forms', forms],
  ['shared-ui/overlays', overlays],
  ['shared-ui/router', router],
])('shows every component that %s exports', (from, exported) => {
  const components = Object.keys(exported).filter((name) => /^[A-Z]/.test(name))
  const shown = entries.filter((entry) => entry.from === from).map((entry) => entry.name)
  expect(shown.sort()).toEqual(components.sort())
})

test('says when to use each component, and shows at least one state', () => {
  const bare = entries.filter(({ use, states }) => use.trim() === '' || states.length === 0)
  expect(bare.map(({ name }) => name)).toEqual([])
})

test('every place has an address of its own', () => {
  const anchors = groups.flatMap(({ places }) => places.map(({ anchor }) => anchor))
  expect([...new Set(anchors)]).toEqual(anchors)
  expect(anchorOf('ButtonLink')).toBe('button-link')
})

test('prints an example as one would write it', () => {
  const { Button, ButtonLink } = kit
  expect(
    jsxText(
      <>
        <Button disabled>Compare</Button>
        <ButtonLink to="/about" variant="secondary" state={{ from: 'the list of roles' }}>
          Who we are
        </ButtonLink>
      </>,
    ),
  ).toBe(`<Button disabled>Compare</Button>
<ButtonLink
  to="/about"
  variant="secondary"
  state={{ from: 'the list of roles' }}
>
  Who we are
</ButtonLink>`)
  expect(jsxText(<kit.TickList items={['one', <Button key="two">two</Button>]} />)).toBe(
    `<TickList items={['one', <Button>two</Button>]} />`,
  )
})

test('gives rules about pointer and focus a twin that can be asked for', () => {
  expect(forcedSelector('.card:hover .link, .card')).toBe('[data-force="hover"] .card .link')
  expect(forcedSelector('.card:has(.link:focus-visible)')).toBe(
    '[data-force="focus"] .card:has(.link:is(a, button, input, textarea, summary))',
  )
  expect(forcedSelector('.card')).toBe('')
})
