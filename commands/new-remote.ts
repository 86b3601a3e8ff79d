import { parseCommandLine } from 'delivery/command-line'
import { run } from './processes/steps.ts'

const help = `npm run new-remote careers /careers
  makes mf-careers, which owns /careers
npm run new-remote -- careers /careers --dry-run
  only says what it would do`

/** `npm run new-remote careers /careers`: the Nx generator of `tools/new-remote`. */
async function makeRemote(): Promise<boolean> {
  const options = { 'dry-run': { type: 'boolean' } } as const
  const line = { typed: 'npm run new-remote --', names: ['<name>', '</prefix>'], options, help }
  const { positionals, values } = parseCommandLine(line, process.argv.slice(2), process.env)
  const [name, prefix] = positionals
  if (!name || !prefix) throw new Error(`A remote needs a name and a prefix.\n\n${help}`)
  const args = ['generate', 'new-remote:remote', name, `--prefix=${prefix}`, '--no-interactive']
  if (values['dry-run']) args.push('--dry-run')
  return (await run('nx', args, { isLoud: true })).isOk
}

makeRemote().then(
  (isOk) => process.exit(isOk ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
