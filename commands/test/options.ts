import { parseCommandLine } from 'delivery/command-line'

export interface TestOptions {
  /** Only what a change since `base` can touch. */
  isAffected: boolean
  /** A commit to compare with; the newest one that passed whole here when absent. */
  base: string | undefined
  /** Ends at the first failure. */
  bail: boolean
  /** Runs again what has passed on the same inputs. */
  isCacheOff: boolean
  /** A folder whose unit tests run at each change. */
  watched: string | undefined
  /** Only these test files. */
  files: string[]
}

const usage = `npm test                                everything that must hold
npm test -- --affected                  only what has changed since the newest commit that passed whole here
npm test -- --affected --base <commit>  only what has changed since a commit
npm test -- --bail                      ends at the first failure
npm test -- --again                     also what has passed on the same inputs; so with CI=true
npm test -- <file> …                    only some test files, unit tests or stories
npm test -- --watch <folder>            a folder's unit tests, at each change`

/** @throws {Error} a sentence and the usage, when an argument is unknown or does not go with the others */
export function parseTestOptions(args: string[], env: NodeJS.ProcessEnv): TestOptions {
  const { values, positionals } = parse(args, env)
  const { affected = false, base, bail = false, watch } = values
  if (base !== undefined && !affected) throw new Error(`--base goes with --affected\n\n${usage}`)
  if (positionals.length > 0 && (affected || watch !== undefined))
    throw new Error(`Files go with neither --affected nor --watch\n\n${usage}`)
  const isCacheOff = values.again ?? Boolean(env['CI'])
  return { isAffected: affected, base, bail, isCacheOff, watched: watch, files: positionals }
}

function parse(args: string[], env: NodeJS.ProcessEnv) {
  const options = {
    affected: { type: 'boolean' },
    base: { type: 'string' },
    bail: { type: 'boolean' },
    // Not `--no-cache`: npm takes that for its own, without a trace.
    again: { type: 'boolean' },
    watch: { type: 'string' },
  } as const
  return parseCommandLine({ typed: 'npm test --', names: ['…'], options, help: usage }, args, env)
}
