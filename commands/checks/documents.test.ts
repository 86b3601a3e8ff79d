import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')

const named = /`([\w./-]+\.(?:test|story)\.tsx?)`/g

test('every test that a document names is there', () => {
  const documents = tracked.filter((path) => path.endsWith('.md'))
  const lost = documents.flatMap((path) => {
    const names = readFileSync(join(root, path), 'utf8').matchAll(named)
    return [...names]
      .map(([, name = '']) => name)
      .filter((name) => !tracked.some((file) => `/${file}`.endsWith(`/${name}`)))
      .map((name) => `${path}: ${name}`)
  })
  expect(documents.length).toBeGreaterThan(20)
  expect(lost).toEqual([])
})
