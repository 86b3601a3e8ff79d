import type { Command } from './command.ts'

/** What a person types before a command's name. */
export const typedBefore = 'npm run delivery --'

/** Options that every command takes. */
export const commonOptions = {
  json: 'answer for machines, errors too',
  yes: 'do not ask, also on a terminal',
  help: 'how the command is used',
  // Not `--key`: an option of that name npm swallows without a trace.
  'signing-key <file>': 'signing key (DELIVERY_KEY, else <data>/keys/<remote>.jwk)',
  'root <file>': 'who may do what (ROOT_FILE, else <data>/keys/root.json)',
  'store <place>': 'a folder or s3://bucket/prefix (RELEASE_STORE, else <data>/releases)',
}

/** How one command is used: every line of its examples works as it stands. */
export function commandHelp(
  name: string,
  { about, names = [], options, examples }: Command,
): string {
  return [
    `Usage: ${[typedBefore, name, ...names].join(' ')}`,
    `  ${about}`,
    ...optionLines({ ...options, ...commonOptions }),
    '',
    ...examples.map((example) => `  ${typedBefore} ${example}`),
  ].join('\n')
}

/** All commands with their options. */
export function usage(commands: Record<string, Command>): string {
  return [
    `Usage: ${typedBefore} <command>`,
    '',
    ...Object.entries(commands).flatMap(([name, { about, names = [], options }]) => [
      aligned(`  ${[name, ...names].join(' ')}`, about),
      ...optionLines(options),
    ]),
    '',
    ...optionLines(commonOptions),
    '',
    'The two hyphens before the command keep npm from taking its options.',
  ].join('\n')
}

const optionLines = (options: Command['options'] = {}): string[] =>
  Object.entries(options).map(([option, about]) => aligned(`      --${option}`, about))

const column = 32

const aligned = (left: string, right: string): string =>
  `${left.padEnd(column)}${left.length >= column ? '  ' : ''}${right}`
