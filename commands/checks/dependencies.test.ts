import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Lock } from './lock.ts'
import { root } from '../root.ts'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Lock['packages'][string] & { license?: string }>
}
const document = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
const remotesHeading = 'Every remote'

/** Heading → `package | licence` of each line; one without a reason is none. */
const lines = new Map(
  document
    .split('\n## ')
    .slice(1)
    .map((section) => [
      section.slice(0, section.indexOf('\n')),
      [...section.matchAll(/^\| (\S+) +\| \S.*? +\| (\S+) +\|$/gm)]
        .map(([, name, licence]) => `${name} | ${licence}`)
        .slice(2),
    ]),
)

/** The same of a workspace's package.json, as the lock file repeats it. */
function dependenciesOf(folder: string): string[] {
  const { dependencies, devDependencies } = packages[folder] ?? {}
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !packages[`node_modules/${name}`]?.link)
    .map((name) => {
      const own = packages[`${folder}/node_modules/${name}`]
      return `${name} | ${(own ?? packages[`node_modules/${name}`])?.license}`
    })
}

const workspaces = Object.keys(packages).filter((path) => !/(^|\/)node_modules\//.test(path))

test.each(workspaces)(
  'each dependency of %s has a line that says why, and no other has',
  (folder) => {
    const common = folder.startsWith('mf-') ? (lines.get(remotesHeading) ?? []) : []
    const said = [...common, ...(lines.get(folder || 'package.json') ?? [])]
    expect(said.toSorted()).toEqual(dependenciesOf(folder).toSorted())
  },
)

test('there is no table without a package.json', () => {
  const folders = workspaces.map((folder) => folder || 'package.json')
  expect([...lines.keys()].filter((heading) => !folders.includes(heading))).toEqual([
    remotesHeading,
  ])
})
