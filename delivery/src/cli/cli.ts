import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { GateRefusal } from '../gate/refusal.ts'
import { findRoot, rootPath } from '../signing/root-files.ts'
import { openStorage } from '../storage/open-storage.ts'
import { openReleaseStore } from '../releases/store.ts'
import { parseCommandLine } from './command-line.ts'
import type { Answer, Command, Options, Surroundings } from './command.ts'
import { commands } from './commands.ts'
import { commandHelp, commonOptions, typedBefore, usage } from './help.ts'

export { versionOf, workspaceAt, type Workspace } from './workspace.ts'
export type { Surroundings }

/**
 * Runs one command.
 *
 * @returns the exit code: 0, or 1 after an error that was printed
 */
export async function runDelivery(args: string[], surroundings: Surroundings): Promise<number> {
  const isForMachines = args.includes('--json')
  try {
    const answer = await runCommand(args, surroundings, isForMachines)
    console.log(isForMachines ? JSON.stringify(answer.data) : answer.text)
    return answer.isBad ? 1 : 0
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const reasons = error instanceof GateRefusal ? { reasons: error.reasons } : {}
    if (isForMachines) console.log(JSON.stringify({ error: { message, ...reasons } }))
    else console.error(message)
    return 1
  }
}

async function runCommand(args: string[], surroundings: Surroundings, isForMachines: boolean) {
  const index = args.findIndex((arg) => !arg.startsWith('-'))
  const name = args[index] ?? ''
  const rest = args.toSpliced(index, 1)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!name && args.includes('--help')) return helpOf(usage(commands))
  if (!command) throw new Error(`${usage(commands)}${name && `\n\nThere is no command '${name}'.`}`)
  const help = commandHelp(name, command)
  const { names = [] } = command
  const options = parsedOptions({ ...command.options, ...commonOptions })
  const line = { typed: `${typedBefore} ${name}`, names, options, help }
  const { env, dataFolder, ask } = surroundings
  // Where nobody is asked, machines often answer npm's own questions in their environment.
  const asked = ask ? env : { ...env, npm_config_yes: undefined }
  const { positionals, values } = parseCommandLine(line, rest, asked)
  const flags = new Set<string>()
  const given: Options = {}
  for (const [option, value] of Object.entries(values))
    if (typeof value === 'string') given[option] = value
    else flags.add(option)
  if (flags.has('help')) return helpOf(help)
  // For a remote, a person or a number the command itself asks.
  if (positionals.length === 0 && /^<(file|kid)/.test(names[0] ?? ''))
    throw new Error(`Which ${names[0]?.slice(1, -1)}? For example: ${command.examples[0]}`)
  const namedRoot = given['root'] ?? (env['ROOT_FILE'] || undefined)
  const rootFile = namedRoot ?? rootPath(dataFolder)
  const place = given['store'] ?? (env['RELEASE_STORE'] || resolve(dataFolder, 'releases'))
  const store = openReleaseStore(openStorage(place, env))
  const report = (text: string) => isForMachines || console.error(text)
  if (namedRoot !== undefined && !existsSync(namedRoot))
    console.error(
      `There is no root at ${namedRoot}: as long as there is none, the store's word is taken.`,
    )
  return command.run({
    ...surroundings,
    names: positionals,
    options: given,
    flags,
    store,
    place,
    rootFile,
    trusted: await findRoot(rootFile, store),
    report,
    async confirm(what) {
      report(what)
      if (!ask || isForMachines || flags.has('yes')) return
      if (!(await ask('Go on?'))) throw new Error('Nothing was changed.')
    },
  })
}

/** `percent <n>` takes a value, `dry-run` none. */
function parsedOptions(options: NonNullable<Command['options']>) {
  const all = Object.keys(options).map((option) => {
    const [name = '', value] = option.split(' ')
    return [name, { type: value ? ('string' as const) : ('boolean' as const) }]
  })
  return Object.fromEntries(all) as Record<string, { type: 'string' | 'boolean' }>
}

const helpOf = (text: string): Answer => ({ data: { help: text }, text })
