import { auditDependencies } from './audit.ts'
import { findBrowser } from './browser.ts'
import { build, run, step } from './steps.ts'
import { withTrialSite } from './trial-site.ts'

/** `npm test`: everything that must hold, in the order that fails soonest. */
async function test(): Promise<Count> {
  const total: Count = { passed: 0, failed: 0 }
  const lines: string[] = []
  const count = async (name: string, work: () => Promise<Count>) => {
    const startedAt = performance.now()
    const { passed, failed, failures = '' } = await step(name, work)
    total.passed += passed
    total.failed += failed
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    lines.push(`${name}: ${passed} passed, ${failed} failed, ${seconds} s\n${failures}`)
  }
  const check = (name: string, command: string, args: string[]) =>
    count(name, async () => countOf(await run(command, args)))
  const nx = (target: string) => ['run-many', '-t', target, '--parallel=2', '--outputStyle=static']

  await check('format', 'prettier', ['--check', '--log-level=warn', '.'])
  await count('dependencies', async () => countOf(await auditDependencies()))
  await check('lint', 'nx', nx('lint'))
  await check('lint of commands', 'eslint', ['commands', 'bench', '--max-warnings', '0'])
  await check('types', 'nx', nx('typecheck'))
  await check('types of commands', 'tsc', ['-p', '.'])
  const unitTests = async () => testCountOf(await run('vitest', ['run', 'commands/', 'bench/']))
  await count('tests of commands and bench', unitTests)
  await count('unit and database', async () => testCountOf(await run('nx', nx('test'))))
  await step('build', build)
  await count('stories', stories)
  console.log(`\n${lines.join('')}`)
  return total
}

interface Count {
  passed: number
  failed: number
  /** The lines of the output that name what failed. */
  failures?: string
}

interface Outcome {
  isOk: boolean
  output: string
}

/** A check without tests of its own counts as one. */
function countOf({ isOk, output }: Outcome): Count {
  return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: lastOf(output) }
}

/** Adds up what Vitest and Playwright say; a run that failed without naming a test counts as one failure. */
function testCountOf({ isOk, output }: Outcome): Count {
  // eslint-disable-next-line no-control-regex -- the colour codes are control characters
  const text = output.replace(/\u001b\[[0-9;]*m/g, '')
  const sum = (pattern: RegExp) =>
    [...text.matchAll(pattern)].reduce((count, match) => count + Number(match[1]), 0)
  const passed = sum(/^ *Tests .*?(\d+) passed/gm) + sum(/^ +(\d+) passed \(/gm)
  const failed = sum(/^ *Tests +(\d+) failed/gm) + sum(/^ +(\d+) failed$/gm)
  const names = [...text.matchAll(/^.*(?: FAIL | ✘ |^ *✖ ).*$/gm)].map(([line]) => `${line}\n`)
  const failures = isOk ? '' : names.join('') || lastOf(text)
  return { passed, failed: isOk ? failed : Math.max(failed, 1), failures }
}

/** Long outputs end with what went wrong. */
const lastOf = (output: string) => `${output.trimEnd().split('\n').slice(-15).join('\n')}\n`

/** All stories run against one site, started on free ports with data of its own. */
async function stories(): Promise<Count> {
  const browser = await findBrowser()
  return withTrialSite(async (site, dataFolder) => {
    const env = {
      SITE: site.url,
      INBOX: site.inboxUrl ?? '',
      SUPABASE_URL: site.supabaseUrl,
      SUPABASE_ANON_KEY: site.supabaseAnonKey,
      DATA_DIR: dataFolder,
      CHROMIUM_PATH: browser,
    }
    const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
    return testCountOf(await run('playwright', args, { env, isLoud: true }))
  })
}

test().then(
  ({ passed, failed }) => {
    console.log(`${passed} passed, ${failed} failed`)
    process.exit(failed === 0 ? 0 : 1)
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    console.log('0 passed, 1 failed')
    process.exit(1)
  },
)
