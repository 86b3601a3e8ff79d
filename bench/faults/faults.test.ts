// @vitest-environment node
import { expect, test } from 'vitest'
import { root } from '../../commands/root.ts'
import { problemOf } from './apply-fault.ts'
import { folderOf } from './fault.ts'
import { faults } from './faults.ts'
import { sowing } from './suite.ts'

// While one is sown, this would find every one of them.
const unsown = process.env[sowing] ? [] : faults

test.each(unsown)('$file: $name', async (fault) => {
  expect(await problemOf(root, fault)).toBeNull()
  if ('find' in fault) expect(fault.replace).not.toBe(fault.find)
})

test('they are sixty, each with a name of its own', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(60)
  expect(faults).toHaveLength(60)
})

test('they lie in all folders; those of e2e/ are tests only', () => {
  expect([...new Set(faults.map(folderOf))].sort()).toEqual([
    'bench',
    'commands',
    'delivery',
    'docs',
    'mf-catalogue',
    'mf-leads',
    'mf-resources',
    'shared-ui',
    'shell',
    'shell/server',
    'shell/src',
    'supabase',
    'tools',
  ])
})
