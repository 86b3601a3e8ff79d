import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readTrustedKeys, trustedKeysPath } from '../keys.ts'
import { openStorage } from '../open-storage.ts'
import { openReleaseStore } from '../store.ts'
import { commands, type Surroundings } from './commands.ts'

export type { Surroundings }

export const usage = `Usage: npm run delivery -- <command>

  publish <remote>              check mf-<remote>/dist at the gate, then write it as a signed release
      --allow-lost-routes       although it lacks routes that the live release has
      --folder <build>          another build than mf-<remote>/dist
  promote <remote> <release>    make a release the one that visitors get
      --percent <n>             of n in a hundred visitors only: a canary
  rollback <remote>             take the latest step back: the canary, or else the stable release
  status                        which release each remote serves
  history [<remote>]            what was changed, when and why
  verify [<remote> <release>]   check signatures and hashes of what is live, or of one release
  inspect <remote> <release>    which packages a release ships, and their licences (--json: CycloneDX)
  inspect shell                 the same of the shell that was built here
  preview <remote> <release>    a signed link that shows a release to whoever has it
      --hours <n>               how long it works (24)
      --site <url>              the site it is for (SITE_URL)
  prune                         remove releases that nobody needs any more
      --keep-days <n>           how long open tabs and unpromoted releases are respected (7)
      --unfinished              also what interrupted publications left
      --dry-run                 only say what would go
  keygen <remote>               make a team's signing key
      --team <name>             who owns the remote

  --json                        answer for machines
  --key <file>                  signing key (DELIVERY_KEY, else <data>/keys/<remote>.jwk)
  --trusted <file>              trusted keys (TRUSTED_KEYS, else <data>/keys/trusted.json)
  --store <place>               release store: a folder or s3://bucket/prefix (RELEASE_STORE, else <data>/releases)`

const options = {
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  'allow-lost-routes': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  unfinished: { type: 'boolean' },
  folder: { type: 'string' },
  percent: { type: 'string' },
  hours: { type: 'string' },
  site: { type: 'string' },
  'keep-days': { type: 'string' },
  team: { type: 'string' },
  key: { type: 'string' },
  trusted: { type: 'string' },
  store: { type: 'string' },
} as const

/**
 * Runs one command.
 *
 * @returns the exit code: 0, or 1 after an error that was printed
 */
export async function runDelivery(args: string[], surroundings: Surroundings): Promise<number> {
  try {
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
    const [name = '', ...names] = positionals
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (values.help || !command) {
      console.error(usage)
      return values.help ? 0 : 1
    }
    const { env, dataFolder } = surroundings
    const trustedPath = values.trusted ?? env['TRUSTED_KEYS'] ?? trustedKeysPath(dataFolder)
    const place = values.store ?? env['RELEASE_STORE'] ?? resolve(dataFolder, 'releases')
    const answer = await command({
      ...surroundings,
      names,
      options: values,
      store: openReleaseStore(openStorage(place, env)),
      trustedPath,
      trusted: await readTrustedKeys(trustedPath),
      report: (line) => values.json || console.error(line),
    })
    console.log(values.json ? JSON.stringify(answer.data) : answer.text)
    return answer.isBad ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
