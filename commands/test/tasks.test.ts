import { expect, test } from 'vitest'
import { testsBeside } from './tasks.ts'

const tasks = ['shell', 'shared-ui', 'mf-leads'].flatMap((folder) =>
  ['test', 'stories'].map((target) => ({ project: `the ${folder}`, folder, target })),
)

test('a change is beside the unit tests of the projects in whose folders it is', () => {
  expect(testsBeside(['shell/src/app.tsx', 'shell/README.md'], tasks)).toEqual(['the shell'])
  expect(testsBeside(['mf-leads/a.ts', 'shared-ui/b.ts'], tasks)).toEqual([
    'the shared-ui',
    'the mf-leads',
  ])
  expect(testsBeside(['shell-notes.md', 'docs/tests.md', 'package.json'], tasks)).toEqual([])
})
