import type { Command } from './command.ts'
import { inspect } from './inspect.ts'
import { authorityCommands, ofChanges, reason } from './authority-commands.ts'
import { makePreview } from './key-commands.ts'
import { promoteRelease, retireRemote, rollbackRelease, showHistory } from './live-commands.ts'
import { checkBuild, publishBuild } from './publish-build.ts'
import { pruneReleases } from './prune-releases.ts'
import { showReleases } from './show-releases.ts'
import { showStatus } from './show-status.ts'
import { writeTypes } from './write-types.ts'
import { verifyReleases } from './verify-releases.ts'

const site = { 'site <url>': 'the site it is for (SITE_URL)' }
const ofBuilds = {
  'allow-lost-routes':
    'although it lacks routes, or entries of the navigation, of the live release',
  'folder <build>': 'another build than mf-<remote>/dist',
  'file <file>': 'of site: what it is to be',
  'under <segment>': 'try it with a first path segment that site data gives it later',
  ...site,
}

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
    examples: [
      'publish leads',
      'publish leads --allow-lost-routes',
      'publish site --file shell/src/site-data.json',
    ],
    run: publishBuild,
  },
  promote: {
    about: 'make a release the one that visitors get',
    names: ['<remote>', '<release>'],
    options: {
      'percent <n>': 'of n in a hundred visitors only: a canary',
      'ramp <n,…>': 'a canary that goes on by itself from n to n',
      'least-minutes <n>': 'of a ramp, at each step, or n,… one for each (10)',
      'least-views <n>': 'likewise, page views with the canary (200)',
      ...ofChanges,
    },
    examples: [
      'promote leads 0123456789abcdef --percent 10',
      'promote leads 0123456789abcdef --ramp 1,5,25,100',
      'promote leads 0123456789abcdef --ramp 1,5,25,100 --least-minutes 10,30,60 --least-views 500',
      'promote leads 0123456789abcdef',
    ],
    run: promoteRelease,
  },
  rollback: {
    about: 'take the latest step back: the canary, or else the stable release',
    names: ['<remote>'],
    options: reason,
    examples: ['rollback leads', 'rollback leads --reason "prices were wrong"'],
    run: rollbackRelease,
  },
  retire: {
    about: 'take a remote off the site; by the shell team',
    names: ['<remote>'],
    options: ofChanges,
    examples: ['retire leads --reason "the pages moved"'],
    run: retireRemote,
  },
  status: {
    about: 'which release each remote serves, and how a canary does',
    examples: ['status', 'status --json'],
    run: showStatus,
  },
  releases: {
    about: 'what was published of a remote, or what the gate saw of one release',
    names: ['<remote>', '[<release>]'],
    examples: ['releases leads', 'releases leads 0123456789abcdef'],
    run: showReleases,
  },
  types: {
    about: 'write what the slots of the live remotes take, for your editor',
    options: { 'to <folder>': 'where (live-types)' },
    examples: ['types'],
    run: writeTypes,
  },
  history: {
    about: 'what was changed, when, by whom and why',
    names: ['[<remote>]'],
    examples: ['history', 'history leads'],
    run: showHistory,
  },
  verify: {
    about: 'check signatures and hashes of what is live, or of one remote or release',
    names: ['[<remote>]', '[<release>]'],
    options: { history: 'every change that ever was made, instead' },
    examples: ['verify', 'verify leads', 'verify leads 0123456789abcdef', 'verify --history'],
    run: verifyReleases,
  },
  inspect: {
    about: 'which packages a release ships, or the shell built here, and their licences',
    names: ['<remote>', '[<release>]'],
    examples: ['inspect leads 0123456789abcdef', 'inspect shell', 'inspect shell --json'],
    run: inspect,
  },
  preview: {
    about: 'a signed link that shows a release to whoever has it',
    names: ['<remote>', '<release>'],
    options: { 'hours <n>': 'how long it works (24)', ...site },
    examples: ['preview leads 0123456789abcdef --hours 2'],
    run: makePreview,
  },
  prune: {
    about: 'remove releases that nobody needs any more',
    options: {
      'keep-days <n>': 'how long open tabs and unpromoted releases are respected (7)',
      unfinished: 'also what interrupted publications left',
      'dry-run': 'only say what would go',
    },
    examples: ['prune --dry-run', 'prune --keep-days 30 --unfinished'],
    run: pruneReleases,
  },
  ...authorityCommands,
}
