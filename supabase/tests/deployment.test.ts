import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const functions = readdirSync(join(folder, 'functions')).filter((name) => !name.startsWith('_'))

test.each(functions)('%s deploys with the versions it was tested with', (name) => {
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>
  }
  const { imports } = JSON.parse(read(`functions/${name}/deno.json`)) as {
    imports: Record<string, string>
  }
  for (const [packageName, specifier] of Object.entries(imports)) {
    expect(specifier).toBe(`npm:${packageName}@${dependencies[packageName]}`)
  }
})

test.each(functions)('%s is in config.toml, without a session to ask for', (name) => {
  expect(read('config.toml')).toContain(`[functions.${name}]\nenabled = true\nverify_jwt = false\n`)
})

test('no function imports anything from outside functions/', () => {
  const files = readdirSync(join(folder, 'functions'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.includes('.test.'))) {
    expect(read(`functions/${file}`), file).not.toMatch(/from '\.\.\/\.\.\//)
  }
})
