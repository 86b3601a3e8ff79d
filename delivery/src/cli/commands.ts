import { existsSync } from 'node:fs'
import { readVerifiedRelease } from '../signing/integrity.ts'
import { makeSigningKey, readSigningKey, saveSigningKey } from '../signing/keys.ts'
import { previewMaxHours, signPreview } from '../releases/preview.ts'
import { prune } from '../releases/prune.ts'
import {
  keyPath,
  releaseNames,
  remoteName,
  siteUrl,
  type Answer,
  type Command,
  type CommandInput,
} from './command.ts'
import { inspect } from './inspect.ts'
import { promoteRelease, rollbackRelease, showHistory, showStatus } from './live-commands.ts'
import { checkBuild, publishBuild } from './publish-build.ts'
import { numberOption, table } from './text.ts'
import { verifyReleases } from './verify-releases.ts'

const site = { type: 'string', value: '<url>', about: 'the site it is for (SITE_URL)' } as const
const ofBuilds = {
  'allow-lost-routes': { type: 'boolean', about: 'although it lacks routes of the live release' },
  folder: { type: 'string', value: '<build>', about: 'another build than mf-<remote>/dist' },
  site,
} as const

/** Every command of `npm run delivery`. */
export const commands: Record<string, Command> = {
  check: {
    about: 'check mf-<remote>/dist as publish does, and write nothing',
    names: ['<remote>'],
    options: ofBuilds,
    examples: ['check leads'],
    run: checkBuild,
  },
  publish: {
    about: 'check mf-<remote>/dist at the gate, then write it as a signed release',
    names: ['<remote>'],
    options: ofBuilds,
    examples: ['publish leads', 'publish leads --allow-lost-routes'],
    run: publishBuild,
  },
  promote: {
    about: 'make a release the one that visitors get',
    names: ['<remote>', '<release>'],
    options: {
      percent: { type: 'string', value: '<n>', about: 'of n in a hundred visitors only: a canary' },
    },
    examples: ['promote leads 0123456789abcdef --percent 10', 'promote leads 0123456789abcdef'],
    run: promoteRelease,
  },
  rollback: {
    about: 'take the latest step back: the canary, or else the stable release',
    names: ['<remote>'],
    options: {},
    examples: ['rollback leads'],
    run: rollbackRelease,
  },
  status: {
    about: 'which release each remote serves',
    names: [],
    options: {},
    examples: ['status', 'status --json'],
    run: showStatus,
  },
  history: {
    about: 'what was changed, when and why',
    names: ['[<remote>]'],
    options: {},
    examples: ['history', 'history leads'],
    run: showHistory,
  },
  verify: {
    about: 'check signatures and hashes of what is live, or of one release',
    names: ['[<remote>]', '[<release>]'],
    options: {},
    examples: ['verify', 'verify leads 0123456789abcdef'],
    run: verifyReleases,
  },
  inspect: {
    about: 'which packages a release ships, or the shell built here, and their licences',
    names: ['<remote>', '[<release>]'],
    options: {},
    examples: ['inspect leads 0123456789abcdef', 'inspect shell', 'inspect shell --json'],
    run: inspect,
  },
  preview: {
    about: 'a signed link that shows a release to whoever has it',
    names: ['<remote>', '<release>'],
    options: {
      hours: { type: 'string', value: '<n>', about: 'how long it works (24)' },
      site,
    },
    examples: ['preview leads 0123456789abcdef --hours 2'],
    run: makePreview,
  },
  prune: {
    about: 'remove releases that nobody needs any more',
    names: [],
    options: {
      'keep-days': {
        type: 'string',
        value: '<n>',
        about: 'how long open tabs and unpromoted releases are respected (7)',
      },
      unfinished: { type: 'boolean', about: 'also what interrupted publications left' },
      'dry-run': { type: 'boolean', about: 'only say what would go' },
    },
    examples: ['prune --dry-run', 'prune --keep-days 30 --unfinished'],
    run: pruneReleases,
  },
  keygen: {
    about: "make a team's signing key",
    names: ['<remote>'],
    options: { team: { type: 'string', value: '<name>', about: 'who owns the remote' } },
    examples: ['keygen leads --team "Leads team"'],
    run: makeKey,
  },
}

async function makePreview(input: CommandInput): Promise<Answer> {
  const { store, trusted, names, options } = input
  const [remote, release] = releaseNames(names)
  const hours = numberOption(options, 'hours', 24, { min: 1, max: previewMaxHours })
  await readVerifiedRelease(store, trusted, remote, release)
  const key = await readSigningKey(keyPath(input, remote))
  const token = await signPreview(key, release, hours * 3600)
  const url = `${siteUrl(input)}/_preview?token=${token}`
  const expires = new Date(Date.now() + hours * 3600_000).toISOString()
  return { data: { remote, release, url, expires }, text: url }
}

async function pruneReleases({ store, trusted, options, place, confirm, report }: CommandInput) {
  const isDryRun = Boolean(options['dry-run'])
  const pruning = {
    trusted,
    keepDays: numberOption(options, 'keep-days', 7, { min: 0, max: 3650 }),
    withUnfinished: Boolean(options['unfinished']),
    report: (line: string) => console.error(line),
  }
  const found = await prune(store, { ...pruning, isDryRun: true })
  if (!isDryRun && found.length > 0) {
    report(table(found))
    await confirm(`These ${found.length} releases will be removed from ${place} for good.`)
  }
  const pruned = isDryRun || found.length === 0 ? found : await prune(store, pruning)
  const verb = isDryRun ? 'would remove' : 'removed'
  return { data: { pruned }, text: `${verb} ${pruned.length} releases\n${table(pruned)}` }
}

async function makeKey(input: CommandInput): Promise<Answer> {
  const { names, options, trustedPath } = input
  const remote = remoteName(names)
  const path = keyPath(input, remote)
  if (existsSync(path)) throw new Error(`${remote} has a key at ${path}; remove it to make another`)
  const team = typeof options['team'] === 'string' ? options['team'] : undefined
  const key = await makeSigningKey(remote, team)
  await saveSigningKey(key, { secret: path, trusted: trustedPath })
  return {
    data: { remote, team: key.team, kid: key.kid, key: path, trusted: trustedPath },
    text: `${key.team} signs ${remote} with ${path}; its public half is in ${trustedPath}`,
  }
}
