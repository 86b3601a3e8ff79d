import { expect, test } from 'vitest'
import * as kit from '../src/index.ts'
import { anchorOf } from './entry.ts'
import { entryPoints } from './entry-points.ts'
import { families } from './families.ts'
import { forcedSelector } from './forced-states.ts'
import { jsxText } from './jsx-text.ts'
import { groups } from './places.tsx'

const entries = families.flatMap((family) => Object.entries(family.entries))

test('shows every component that an entry point exports, and nothing else', () => {
  const exported = Object.values(entryPoints).flatMap((values) => Object.keys(values))
  const components = new Set(exported.filter((name) => /^[A-Z]/.test(name)))
  expect(entries.map(([name]) => name).sort()).toEqual([...components].sort())
})

test('says when to use each component, and shows at least one state', () => {
  const bare = entries.filter(([, { use, states }]) => !use.trim() || !Object.keys(states).length)
  expect(bare.map(([name]) => name)).toEqual([])
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
