import type { Command } from './command.ts'
import { inspect } from './inspect.ts'
import { makeKey, makePreview } from './key-commands.ts'
import { promoteRelease, rollbackRelease, showHistory, showStatus } from './live-commands.ts'
import { checkBuild, publishBuild } from './publish-build.ts'
import { pruneReleases } from './prune-releases.ts'
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
