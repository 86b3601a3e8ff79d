import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { makeFolder } from '../testing/release.ts'
import { parseCommandLine } from './command-line.ts'

const line = {
  typed: 'npm run delivery -- promote',
  names: ['<remote>', '<release>'],
  options: { percent: { type: 'string' }, team: { type: 'string' }, json: { type: 'boolean' } },
  help: 'Usage: …',
} as const

test('reads names and options', () => {
  const { positionals, values } = parseCommandLine(line, ['leads', 'a1', '--percent', '10'], {})
  expect({ positionals, values: { ...values } }).toEqual({
    positionals: ['leads', 'a1'],
    values: { percent: '10' },
  })
})

test.each([
  [['leads', 'a1', '10'], "'10' is one too many: npm run delivery -- promote <remote> <release>"],
  [['leads', 'a1', '--percnt', '10'], "Unknown option '--percnt'\n\nUsage: …"],
  [['leads', 'a1', '--percent'], "Option '--percent <value>' argument missing"],
  [['leads', 'a1', '--json=no'], "Option '--json' does not take an argument"],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => parseCommandLine(line, args, {})).toThrow(sentence)
})

test.each([
  [['leads', 'a1', '10'], { npm_config_percent: 'true' }, 'leads a1 --percent 10'],
  [['leads', 'a1'], { npm_config_percent: '10' }, 'leads a1 --percent 10'],
  [['leads', 'a1'], { npm_config_json: 'true' }, 'leads a1 --json'],
  [['leads'], { npm_config_team: 'Leads team' }, "leads --team 'Leads team'"],
])('of %j and %j npm kept a part: the line to type is told', (args, env, typed) => {
  expect(() => parseCommandLine(line, args, env)).toThrow(
    `for itself, so nothing was done. Type: npm run delivery -- promote ${typed}`,
  )
})

/** Runs `npm run show leads a1 …` in a folder of its own; what the script reads, or refuses. */
async function typeForNpm(options: string[], settings = ''): Promise<string> {
  const folder = await makeFolder()
  const scripts = { show: 'node show.ts' }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }))
  await writeFile(join(folder, '.npmrc'), settings)
  await writeFile(
    join(folder, 'show.ts'),
    `import { parseCommandLine } from '${join(import.meta.dirname, 'command-line.ts')}'
    const options = { yes: { type: 'boolean' }, json: { type: 'boolean' }, 'dry-run': { type: 'boolean' } }
    const line = { typed: 'npm run show --', names: ['…'], options, help: '' }
    try {
      const { positionals, values } = parseCommandLine(line, process.argv.slice(2), process.env)
      console.log(JSON.stringify([positionals, values]))
    } catch (error) {
      console.log(error.message)
    }`,
  )
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
  )
  const args = ['run', '--silent', 'show', 'leads', 'a1', ...options]
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder, env })
  return stdout.trim()
}

test.each(['--yes', '--json', '--dry-run'])(
  'npm’s own %s is noticed when it was typed without hyphens before it, and not when a setting says it',
  async (option) => {
    const refusal = `npm kept ${option} for itself, so nothing was done. Type: npm run show -- leads a1 ${option}`
    expect(await typeForNpm([option])).toBe(refusal)
    expect(await typeForNpm([], `${option.slice(2)}=true`)).toBe('[["leads","a1"],{}]')
    expect(await typeForNpm(['--', option])).toContain(`{"${option.slice(2)}":true}`)
  },
)

test("an option that stands where it should, or that npm's own settings leave empty, is no surprise", () => {
  const env = { npm_config_percent: '10', npm_config_json: '' }
  expect(parseCommandLine(line, ['leads', 'a1', '--percent=20'], env).values.percent).toBe('20')
})
