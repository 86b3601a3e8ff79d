import { describe, expect, test } from 'vitest'
import type { ScriptVerdict } from './audit-allowances.ts'
import {
  allowScriptsProblems,
  scriptProblems,
  sourceProblems,
  type Lock,
  type LockedPackage,
} from './audit-lock.ts'

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

  test.each<[string, string, LockedPackage, string]>([
    [
      'a repository',
      'node_modules/x',
      { resolved: 'git+ssh://git@github.com/a/x.git#1', integrity },
      'came from',
    ],
    [
      'a tarball',
      'node_modules/x',
      { resolved: 'https://elsewhere.example/x.tgz', integrity },
      'came from',
    ],
    [
      'a registry host',
      'node_modules/x',
      { resolved: 'https://registry.npmjs.org/x/-/x-1.tgz', integrity },
      'came from',
    ],
    ['a file', 'node_modules/x', { resolved: 'file:../x.tgz', integrity }, 'came from'],
    ['no hash', 'kit/node_modules/x', { version: '1.0.0' }, 'no sha512'],
    [
      'a weak hash',
      'node_modules/x',
      { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' },
      'no sha512',
    ],
    [
      'a link to a machine',
      'node_modules/x',
      { resolved: '/home/me/x', link: true },
      'no workspace',
    ],
    ['a link upwards', 'node_modules/x', { resolved: '../x', link: true }, 'no workspace'],
    [
      'a link to a package',
      'node_modules/x',
      { resolved: 'node_modules/left', link: true },
      'no workspace',
    ],
    ['a folder of a machine', '/home/me/x', {}, 'outside'],
    ['a folder beside the project', '../x', {}, 'outside'],
    ['a folder on a drive', 'C:/x', {}, 'outside'],
  ])('%s is a problem', (_, path, locked, words) => {
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
    for (const path of ['', 'kit', 'node_modules/left']) {
      const wishing = { ...sound[path as keyof typeof sound], optionalDependencies: { x: spec } }
      const problems = sourceProblems(lockOf({ ...sound, [path]: wishing }))
      expect(problems).toEqual([`${path || 'package.json'} wants x from elsewhere: ${spec}`])
    }
  })

  test('an older lockfile, which has no hashes for some packages, is a problem', () => {
    expect(sourceProblems({ ...lockOf(sound), lockfileVersion: 1 })).toHaveLength(1)
  })
})

describe('install scripts', () => {
  const verdicts: ScriptVerdict[] = [
    { package: '@a/b@1.2.3', isAllowed: true, reason: 'Puts its binary in place.' },
    { package: 'left@1.0.0', isAllowed: false, reason: 'Works without.' },
  ]
  const scripted = (change: Record<string, LockedPackage> = {}) =>
    lockOf({
      'node_modules/@a/b': { version: '1.2.3', hasInstallScript: true },
      'kit/node_modules/left': { version: '1.0.0', hasInstallScript: true },
      'node_modules/quiet': { version: '1.0.0' },
      ...change,
    })

  test('that are judged are no problem', () => {
    expect(scriptProblems(scripted(), verdicts)).toEqual([])
  })

  test.each<[string, Record<string, LockedPackage>, string]>([
    [
      'a new package',
      { 'node_modules/new': { version: '1.0.0', hasInstallScript: true } },
      'new@1.0.0 has',
    ],
    [
      'another copy of another version',
      { 'node_modules/left': { version: '1.0.1', hasInstallScript: true } },
      'left@1.0.1 has',
    ],
    [
      'an alias',
      { 'node_modules/quiet': { name: 'loud', version: '1.0.0', hasInstallScript: true } },
      'loud@1.0.0 has',
    ],
    [
      'one that has none any more',
      { 'kit/node_modules/left': { version: '1.0.0' } },
      'left@1.0.0 is in',
    ],
  ])('%s is a problem', (_, change, words) => {
    const problems = scriptProblems(scripted(change), verdicts)
    expect(problems).toEqual([expect.stringContaining(words)])
  })

  test('a verdict wants a reason', () => {
    const silent = verdicts.map((verdict) => ({ ...verdict, reason: ' ' }))
    expect(scriptProblems(scripted(), silent)).toHaveLength(2)
  })

  test('npm is told the same: the allowed version, and no version of what is denied', () => {
    expect(allowScriptsProblems({ '@a/b@1.2.3': true, left: false }, verdicts)).toEqual([])
  })

  test.each([
    ['an allowance is missing', { left: false }],
    ['any version is allowed', { '@a/b': true, '@a/b@1.2.3': true, left: false }],
    ['a denial became an allowance', { '@a/b@1.2.3': true, left: true }],
    ['another package is allowed', { '@a/b@1.2.3': true, left: false, other: true }],
  ])('%s is a problem', (_, given) => {
    expect(allowScriptsProblems(given, verdicts)).toHaveLength(1)
  })
})
