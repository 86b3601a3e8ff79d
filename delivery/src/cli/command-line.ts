import { spawnSync } from 'node:child_process'
import { parseArgs, type ParseArgsConfig } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

interface CommandLine<O extends Options> {
  /** What a person types before all that may differ, for example `npm run delivery -- promote`. */
  typed: string
  /** Names that follow, in order: `<remote>`, or `[<release>]` when it may be left out; `…` takes all that come. */
  names: readonly string[]
  options: O
  /** How the command is used. */
  help: string
}

/**
 * Reads what was typed after a command's name; `--help` alone is answered here, and ends the process.
 *
 * @param env variables in which npm leaves options that stood before `--`, and so were taken for its own
 * @throws {Error} a sentence and the help, when anything is unknown, one too many, or was kept by npm
 */
export function parseCommandLine<O extends Options>(
  { typed, names, options, help }: CommandLine<O>,
  args: string[],
  env: NodeJS.ProcessEnv,
) {
  if (args.includes('--help') && !('help' in options)) endWith(help)
  refuseWhatNpmKept(typed, options, args, env)
  const parsed = parse(args, options, help)
  const surplus = names.includes('…') ? undefined : parsed.positionals[names.length]
  if (surplus !== undefined)
    throw new Error(`'${surplus}' is one too many: ${[typed, ...names].join(' ')}\n\n${help}`)
  return parsed
}

function endWith(help: string): never {
  console.log(help)
  process.exit(0)
}

function parse<O extends Options>(args: string[], options: O, help: string) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split(/[.\n]/)
    throw new Error(`${sentence}\n\n${help}`)
  }
}

/** `npm run x --percent 10` hands on `10` alone, and says `npm_config_percent=true`; `--percent=10` hands on nothing. */
function refuseWhatNpmKept(
  typed: string,
  options: Options,
  args: string[],
  env: NodeJS.ProcessEnv,
) {
  const left = [...args]
  const kept = Object.entries(options).flatMap(([name, { type }]) => {
    if (args.some((arg) => arg.split('=')[0] === `--${name}`)) return []
    const value = keptByNpm(name, env)
    if (!value) return []
    if (type === 'boolean') return [`--${name}`]
    return [`--${name} ${inShell(value === 'true' ? (left.pop() ?? '<value>') : value)}`]
  })
  if (kept.length === 0) return
  const names = kept.map((option) => option.split(' ')[0]).join(' and ')
  const line = [typed, ...left.map(inShell), ...kept].join(' ')
  throw new Error(`npm kept ${names} for itself, so nothing was done. Type: ${line}`)
}

/** What npm was told of an option on the command line: what its own settings say of it too, nobody typed. */
function keptByNpm(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const { [`npm_config_${name.replaceAll('-', '_')}`]: value, ...others } = env
  const npm = env['npm_execpath']
  if (!value || !npm) return value
  const args = [npm, 'config', 'get', name, '--loglevel=silent']
  const { stdout } = spawnSync(process.execPath, args, { env: others, encoding: 'utf8' })
  return stdout.trim() === value ? undefined : value
}

const inShell = (word: string): string =>
  /^[\w./:<>@=-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
