import { parseCommandLine } from 'delivery/command-line'

const usage = `npm test                                everything that must hold
npm test -- --affected                  only what has changed since the newest commit that passed whole here
npm test -- --affected --base <commit>  only what has changed since a commit
npm test -- --bail                      ends at the first failure
npm test -- --again                     also what has passed on the same inputs; so with CI=true
npm test -- <file> …                    only some test files, unit tests or stories
npm test -- --watch <folder>            a folder's unit tests, at each change`

const options = {
  /** Only what a change since `base` can touch. */
  affected: { type: 'boolean', default: false },
  /** A commit to compare with; the newest one that passed whole here when absent. */
  base: { type: 'string' },
  /** Ends at the first failure. */
  bail: { type: 'boolean', default: false },
  /** Runs again what has passed on the same inputs. Not `--no-cache`: npm takes that for its own, without a trace. */
  again: { type: 'boolean' },
  /** A folder whose unit tests run at each change. */
  watch: { type: 'string' },
} as const

export type TestOptions = ReturnType<typeof parseTestOptions>

/** @throws {Error} a sentence and the usage, when an argument is unknown or does not go with the others */
export function parseTestOptions(args: string[], env: NodeJS.ProcessEnv) {
  const line = { typed: 'npm test --', names: ['…'], options, help: usage }
  const { values, positionals: files } = parseCommandLine(line, args, env)
  const { affected, base, watch } = values
  if (base !== undefined && !affected) throw new Error(`--base goes with --affected\n\n${usage}`)
  if (files.length > 0 && (affected || watch !== undefined))
    throw new Error(`Files go with neither --affected nor --watch\n\n${usage}`)
  return { ...values, again: values.again ?? Boolean(env['CI']), files }
}
