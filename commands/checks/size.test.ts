import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

/** Lines of code that somebody has to read before changing anything: what is added has to find what it replaces. */
const most = 45_000

const isSource = /\.(ts|tsx|mjs|js|css|sql)$/
/** Tests, what runs them and what tries them; what pages and seeds say, and what they are drawn with; what programs wrote; and remotes that came later. */
const isOther =
  /\.(test|story)\.|\/testing|^e2e\/|^commands\/(test|checks)\/|^bench\/faults\/|^(supabase|mf-\w+)\/tests?\/|\/gallery\/(families|foundations|examples)\/|-(content\.ts|art\.tsx)$|\/contents?\/|\/seed|\/terms\.ts$|\.drawn\.ts$|^mf-(?!(catalogue|leads|resources)\/)/

/** Lines with something on them that is no comment. */
function linesOf(file: string): number {
  const text = readFileSync(join(root, file), 'utf8')
  const code = text.replace(/^\s*\{?\/\*.*?\*\/\}?/gms, '').replace(/^\s*(\/\/|--).*$/gm, '')
  return code.split('\n').filter((line) => line.trim()).length
}

test('the source without tests and content stays small', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n')
  const counted = files.filter(
    (file) => isSource.test(file) && !isOther.test(file) && existsSync(join(root, file)),
  )
  const lines = counted.reduce((sum, file) => sum + linesOf(file), 0)
  expect(lines).toBeGreaterThan(most / 2)
  expect(lines, 'find what the new lines replace').toBeLessThan(most)
})
