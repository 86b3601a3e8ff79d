import { expect, test } from 'vitest'
import { partsOf, testsBeside } from './tasks.ts'

const task = (target: string, folder: string) => ({ project: `the ${folder}`, folder, target })
const foldersOf = (tasks: readonly { folder: string }[]) => tasks.map(({ folder }) => folder)

test('a change is beside the unit tests of the projects in whose folders it is', () => {
  const tasks = ['shell', 'shared-ui', 'mf-leads'].flatMap((folder) => [
    task('test', folder),
    task('stories', folder),
  ])
  const beside = (...files: string[]) => foldersOf(testsBeside(files, tasks))
  expect(beside('shell/src/app.tsx', 'shell/README.md')).toEqual(['shell'])
  expect(beside('mf-leads/a.ts', 'shared-ui/b.ts')).toEqual(['shared-ui', 'mf-leads'])
  expect(beside('shell-notes.md', 'docs/tests.md', 'package.json')).toEqual([])
})

test("visitors' rooms of stories stand apart, and so do those of faults; of the others the long ones come first", () => {
  const machinery = ['e2e/machinery/fleet', 'e2e/hostility', 'e2e/machinery/gate']
  const rooms = [...machinery, 'e2e/pages/leads', 'e2e/faults/visits', 'e2e/visits']
  const { visitors, faults, others } = partsOf(rooms.map((folder) => task('stories', folder)))
  expect(foldersOf(visitors)).toEqual(['e2e/pages/leads', 'e2e/visits'])
  expect(foldersOf(faults)).toEqual(['e2e/faults/visits'])
  expect(foldersOf(others)).toEqual(['e2e/hostility', 'e2e/machinery/gate', 'e2e/machinery/fleet'])
})
