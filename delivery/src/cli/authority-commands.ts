import type { Command } from './command.ts'
import { cosign } from './cosign.ts'
import { makeKey } from './key-commands.ts'
import { confirmRegistry } from './live-commands.ts'
import { restore } from './restore.ts'
import { admit, revoke, setThreshold, trust, whoMay } from './root-commands.ts'

export const reason = { 'reason <text>': 'why, for the history' }
export const ofChanges = { ...reason, 'out <file>': 'only sign it, into a file that others cosign' }
const ofRoots = {
  ...ofChanges,
  'by-hand': 'with too few keys left: only in the root.json here, which you bring to each machine',
}
const ofHolders = {
  'team <name>': 'who owns the remote',
  'name <name>': 'what the history calls the holder',
  'expires <time>': 'until when it counts, ISO 8601',
}

/** Commands about whose word counts: keys, people, the root, and the registry as a whole. */
export const authorityCommands: Record<string, Command> = {
  keygen: {
    about: 'make a key: of a team, of its pipeline, of the shell team, of a shell or of a console',
    names: ['[<remote>]'],
    options: { ...ofHolders, 'role <role>': 'team, ci, shell-team, shell or console (team)' },
    examples: ['keygen leads --team "Leads team"', 'keygen leads --role ci --name pipeline'],
    run: makeKey,
  },
  trust: {
    about: 'let the holder of a public key do what it was made for; by the shell team',
    names: ['<file>'],
    options: ofRoots,
    examples: [
      'trust leads.pub.jwk --reason "Ada joined the leads team"',
      'trust leads.pub.jwk --out change.json',
    ],
    run: trust,
  },
  admit: {
    about: 'let somebody do what their role may, signed in to a console; by the shell team',
    names: ['<email>', '[<remote>]'],
    options: { ...ofHolders, 'role <role>': 'team, ci or shell-team (team)', ...ofRoots },
    examples: ['admit ada@example.org leads --name Ada'],
    run: admit,
  },
  revoke: {
    about: 'end a key, or what a person may; by the shell team',
    names: ['<kid or email>'],
    options: { 'since <n>': 'take back what it changed from there on', ...ofRoots },
    examples: ['revoke fNrM4Yw --since 41 --reason "a laptop was stolen"'],
    run: revoke,
  },
  threshold: {
    about: 'how many keys must sign: a change of the root, or what is new of a remote',
    names: ['<n>', '[<remote>]'],
    options: ofRoots,
    examples: ['threshold 1', 'threshold 2 site'],
    run: setThreshold,
  },
  cosign: {
    about: 'sign what another one prepared with --out; the last signature that it needs makes it',
    names: ['<file>'],
    options: reason,
    examples: ['cosign change.json'],
    run: cosign,
  },
  'who-may': {
    about: 'which keys, and which people through a console, may do what',
    examples: ['who-may', 'who-may --json'],
    run: whoMay,
  },
  confirm: {
    about: 'sign that the registry, or a remote in it, is as it should be',
    names: ['[<remote>]'],
    options: reason,
    examples: ['confirm', 'confirm leads'],
    run: confirmRegistry,
  },
  restore: {
    about: 'go on from a registry that was put back from a backup; by the shell team',
    options: {
      'above <n>': 'the highest number that was in use',
      forged: 'only take out lines that nobody signed whom the root knows',
      ahead: 'only take out what is dated ahead of the clock of this machine',
      ...reason,
    },
    examples: ['restore --above 57', 'restore --forged', 'restore --ahead'],
    run: restore,
  },
}
