import { expect, test } from 'vitest'
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

test("an option that stands where it should, or that npm's own settings leave empty, is no surprise", () => {
  const env = { npm_config_percent: '10', npm_config_json: '' }
  expect(parseCommandLine(line, ['leads', 'a1', '--percent=20'], env).values.percent).toBe('20')
})
