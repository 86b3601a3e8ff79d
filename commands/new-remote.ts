import { runCommand } from './processes/run-command.ts'
import { runTool } from './processes/tools.ts'

const help = `npm run new-remote careers /careers
  makes mf-careers, which owns /careers
npm run new-remote -- careers /careers --dry-run
  only says what it would do`
const line = {
  typed: 'npm run new-remote --',
  names: ['<name>', '</prefix>'],
  options: { 'dry-run': { type: 'boolean' } },
  help,
} as const

/** `npm run new-remote careers /careers`: the Nx generator of `tools/new-remote`. */
runCommand(line, async ({ positionals, values }) => {
  const [name, prefix] = positionals
  if (!name || !prefix) throw new Error(`A remote needs a name and a prefix.\n\n${help}`)
  const args = ['generate', 'new-remote:remote', name, `--prefix=${prefix}`, '--no-interactive']
  if (values['dry-run']) args.push('--dry-run')
  const { isOk, output } = await runTool('nx', args)
  if (!isOk) throw new Error(withoutNx(output))
  console.log(output.trim())
})

/** What the generator refuses it says in one sentence; Nx puts its own about it. */
function withoutNx(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^\s*NX\s+/, '').trim())
  return lines.filter((line) => line && !/^(Generating |Pass --verbose)/.test(line)).join('\n')
}
