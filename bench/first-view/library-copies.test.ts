import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../commands/root.ts'
import { copiesOf, marks } from './library-copies.ts'

test('a library that two scripts carry is there twice', () => {
  const scripts = [`a("${marks.react}")`, `b("${marks.react}")`, `c("${marks['react-dom']}")`]
  expect(copiesOf(scripts)).toMatchObject({ react: 2, 'react-dom': 1, 'react-router': 0 })
})

test.each([
  ['react', 'react/cjs/react.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom-client.production.js'],
  ['@supabase/supabase-js', '@supabase/supabase-js/dist/index.mjs'],
  ['@mantine/core', '@mantine/core/esm/core/MantineProvider/Mantine.context.mjs'],
] as const)('the mark of %s stands in what is built of it', (library, path) => {
  const source = readFileSync(`${root}/node_modules/${path}`, 'utf8')
  expect(copiesOf([source])).toEqual({ ...copiesOf([]), [library]: 1 })
})
