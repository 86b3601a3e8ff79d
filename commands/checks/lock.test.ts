import { describe, expect, test } from 'vitest'
import { scriptProblems, sourceProblems, type Lock, type LockedPackage } from './lock.ts'

const integrity = `sha512-${'a'.repeat(86)}==`
const lockOf = (packages: Record<string, LockedPackage>): Lock => ({ lockfileVersion: 3, packages })

const sound = {
  '': { dependencies: { left: '1.0.0', kit: '*' } },
  kit: { version: '1.0.0', devDependencies: { right: '^2 || >=3.0.0-beta <4', '@a/b': '~1.2.x' } },
  'node_modules/kit': { resolved: 'kit', link: true },
  'node_modules/left': { version: '1.0.0', integrity },
  'node_modules/@a/b': { version: '1.2.3', integrity, dependencies: { c: 'npm:@d/e@1.0.0' } },
}

describe('where packages come from', () => {
  test('the registry, under a hash, and our own folders, are sound', () => {
    expect(sourceProblems(lockOf(sound))).toEqual([])
  })

  const x = 'node_modules/x'
  const sha1 = 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk='
  test.each<[string, LockedPackage, string]>([
    [x, { resolved: 'git+ssh://git@github.com/a/x.git#1', integrity }, 'came from'],
    [x, { resolved: 'https://elsewhere.example/x.tgz', integrity }, 'came from'],
    [x, { resolved: 'https://registry.npmjs.org/x/-/x-1.tgz', integrity }, 'came from'],
    [x, { resolved: 'file:../x.tgz', integrity }, 'came from'],
    ['kit/node_modules/x', { version: '1.0.0' }, 'no sha512'],
    [x, { integrity: sha1 }, 'no sha512'],
    [x, { resolved: '/home/me/x', link: true }, 'no workspace'],
    [x, { resolved: '../x', link: true }, 'no workspace'],
    [x, { resolved: 'node_modules/left', link: true }, 'no workspace'],
    ['/home/me/x', {}, 'outside'],
    ['../x', {}, 'outside'],
    ['C:/x', {}, 'outside'],
  ])('%s as %j is a problem', (path, locked, words) => {
    const problems = sourceProblems(lockOf({ ...sound, [path]: locked }))
    expect(problems).toEqual([expect.stringContaining(words)])
    expect(problems[0]).toContain(path)
  })

  test.each([
    'github:a/x',
    'a/x',
    'git+https://example.org/x.git',
    'https://example.org/x.tgz',
    'file:../x',
    'link:../x',
    '../x',
    '~/x',
  ])('a wish for %s is a problem, whoever wishes it', (spec) => {
    for (const path of ['', 'kit', 'node_modules/left'] as const) {
      const wishing = { ...sound[path], optionalDependencies: { x: spec } }
      const problems = sourceProblems(lockOf({ ...sound, [path]: wishing }))
      expect(problems).toEqual([`${path || 'package.json'} wants x from elsewhere: ${spec}`])
    }
  })

  test('an older lockfile, which has no hashes for some packages, is a problem', () => {
    expect(sourceProblems({ ...lockOf(sound), lockfileVersion: 1 })).toHaveLength(1)
  })
})

describe('install scripts', () => {
  const allowed = { '@a/b@1.2.3': true, left: false }
  const lock = lockOf({
    'node_modules/@a/b': { version: '1.2.3', hasInstallScript: true },
    'kit/node_modules/left': { version: '1.0.0', hasInstallScript: true },
    'node_modules/left': { version: '1.0.1', hasInstallScript: true },
    'node_modules/quiet': { version: '1.0.0' },
  })

  test('that are allowed for their version or denied for all are no problem', () => {
    expect(scriptProblems(lock, allowed)).toEqual([])
  })

  test.each([
    ['a new version', { '@a/b@1.2.2': true, left: false }, ['@a/b@1.2.3 has', '@a/b@1.2.2 is in']],
    ['any version', { '@a/b': true, left: false }, ['@a/b@1.2.3 has', '@a/b is in']],
    ['a package without one', { ...allowed, quiet: false }, ['quiet is in']],
    ['none of them', {}, ['@a/b@1.2.3 has', 'left@1.0.0 has', 'left@1.0.1 has']],
  ])('are a problem when %s is judged', (_, given, words) => {
    expect(scriptProblems(lock, given)).toEqual(words.map((part) => expect.stringContaining(part)))
  })

  test('an alias counts by its own name', () => {
    const loud = { name: 'loud', version: '1.0.0', hasInstallScript: true }
    const problems = scriptProblems(lockOf({ 'node_modules/quiet': loud }), {})
    expect(problems).toEqual([expect.stringContaining('loud@1.0.0 has')])
  })
})
