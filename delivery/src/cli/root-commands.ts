import * as v from 'valibot'
import { hashOfChange, withoutEnds } from '../registry/change.ts'
import { isToBeApproved } from '../registry/approval.ts'
import {
  emailSchema,
  everyRemote,
  mostExcepted,
  personSchema,
  roles,
  trustedKeySchema,
} from '../signing/keys.ts'
import type { Person, TrustedKey } from '../signing/keys.ts'
import type { Root } from '../signing/root.ts'
import { assertOwnName } from '../signing/signing-key.ts'
import { limits } from '../limits.ts'
import { readRegularFile } from '../storage/regular-file.ts'
import { decodeText } from '../storage/storage.ts'
import { demandsOf, describeHolder, proposeRoot, trustKey } from './change-root.ts'
import { remoteName, type Answer, type CommandInput } from './command.ts'
import { numberOption, table } from './text.ts'

/** Lets the holder of a public key do what it was made for. */
export async function trust(input: CommandInput): Promise<Answer> {
  const [path = ''] = input.names
  const bytes = await readRegularFile(path, limits.keys)
  if (!bytes) throw new Error(`There is no public key at ${path}`)
  const schema = v.pipe(v.string(), v.parseJson(), trustedKeySchema)
  const parsed = v.safeParse(schema, decodeText(bytes))
  if (!parsed.success) throw new Error(`${path} is not a public key`)
  const key = parsed.output
  await assertOwnName(key)
  await input.confirm(`${describeHolder(key)}.`)
  return trustKey(input, key)
}

/** Lets somebody do what their role may, signed in to a console. */
export async function admit(input: CommandInput): Promise<Answer> {
  const { names, options, confirm, store, trusted } = input
  const [given, ...others] = names
  const email = v.safeParse(emailSchema, given)
  if (!email.success) throw new Error('Who? For example: admit ada@example.org leads')
  const role = options['role'] ?? 'team'
  if (role !== 'team' && role !== 'ci' && role !== 'shell-team')
    throw new Error(`A person's role is team, ci or shell-team`)
  const remote = role === 'shell-team' ? everyRemote : remoteName(others)
  const person = v.parse(personSchema, {
    ...{ email: email.output, remote, may: roles[role] },
    since: (await store.readRegistry(withoutEnds(trusted))).sequence + 1,
    team: options['team'] ?? (remote === everyRemote ? 'Shell team' : `${remote} team`),
    name: options['name'] || undefined,
    expires: options['expires'],
  })
  const text = describeHolder(person)
  await confirm(`${text}.`)
  const add = ({ keys, people = [] }: Root) => {
    if (people.some((known) => known.email === person.email && known.ended === undefined))
      throw new Error(`${person.email} is in the root already`)
    return { keys, people: [...people, person] }
  }
  return proposeRoot(input, add, () => ({ data: person, text }))
}

/**
 * Ends a key, or what a person may. What it changed stays, up to the number that `--since` names; what it changed from there on is taken back, and
 * nothing that it signed is served.
 */
export async function revoke(input: CommandInput): Promise<Answer> {
  const { names, options, store, trusted } = input
  const [kid = ''] = names
  const isPerson = kid.includes('@')
  const { sequence } = await store.readRegistry(withoutEnds(trusted))
  const since = numberOption(options, 'since', sequence + 1, { min: 1, max: sequence + 1 })
  let end = since - 1
  const takeAway = ({ keys, people = [] }: Root) => {
    const isMeant = (holder: TrustedKey | Person) =>
      isPerson
        ? 'email' in holder && holder.email === kid.toLowerCase()
        : 'kid' in holder && holder.kid === kid
    const meant = [...keys, ...people].filter(isMeant)
    if (meant.length === 0)
      throw new Error(
        `No ${isPerson ? 'person' : 'key'} ${kid} is in the root: who-may names each whole`,
      )
    // Who came back has two entries, and each an end of its own.
    const endOf = ({ ended = Infinity }: TrustedKey | Person) => Math.min(since - 1, ended)
    end = Math.max(...meant.map(endOf))
    const ending = <T extends TrustedKey | Person>(holder: T): T =>
      isMeant(holder) ? { ...holder, ended: endOf(holder) } : holder
    return { keys: keys.map(ending), people: people.map(ending) }
  }
  return proposeRoot(input, takeAway, (root, undone) => {
    const taken = undone.length > 0 ? `; what it changed of ${undone.join(', ')} is taken back` : ''
    return {
      data: { kid, since: end + 1, root: root.version, undone },
      text: `${kid} may do nothing any more${taken} (root ${root.version})`,
    }
  })
}

/** Says how many keys must sign: a change of the root, or what brings visitors something new of a remote. */
export async function setThreshold(input: CommandInput): Promise<Answer> {
  const { names, store, trusted } = input
  const [count, name] = names
  if (!/^([1-9]|1\d|20)$/.test(count ?? ''))
    throw new Error('How many keys must sign, 1 to 20? For example: threshold 2')
  const threshold = Number(count)
  const remote = name === undefined ? null : remoteName([name])
  const { changes } = await store.readRegistry(withoutEnds(trusted))
  const own = changes.filter((change) => change.remote === remote && isToBeApproved(change.action))
  // Without one of them, what went on from it would not count either.
  if (threshold > 1 && own.length > mostExcepted)
    throw new Error(
      `${remote} has ${own.length} changes that count with fewer signatures, and ${mostExcepted} at most can: ` +
        'promote other releases until it goes back to fewer, or take back with `revoke --since` what a key did',
    )
  const ask = ({ keys, thresholds }: Root) => {
    if (remote === null) return { keys, threshold }
    const { [remote]: before, ...others } = thresholds ?? {}
    // What was made with fewer counts on, and nothing else.
    const except = [...new Set([...own.map(hashOfChange), ...(before?.except ?? [])])]
    const asked = { signatures: threshold, except: except.slice(0, mostExcepted) }
    return { keys, thresholds: threshold === 1 ? others : { ...others, [remote]: asked } }
  }
  return proposeRoot(input, ask, (root, undone) => ({
    data: { root: root.version, remote, threshold, undone },
    text: `root ${root.version}: ${demandsOf(root, remote === null ? [] : [remote]).at(-1)?.line}`,
  }))
}

/** Says who may do what. */
export async function whoMay({ trusted }: CommandInput): Promise<Answer> {
  const { keys, people = [] } = trusted
  const rows = [...keys, ...people].map((holder) => {
    const { team, name = team, remote, may, expires, ended } = holder
    const id = 'kid' in holder ? { kid: holder.kid } : { email: holder.email }
    return { name, team, remote, may, ...id, expires, ended }
  })
  const { version, threshold } = trusted
  const thresholds = Object.fromEntries(
    Object.entries(trusted.thresholds ?? {}).map(([remote, asked]) => [remote, asked.signatures]),
  )
  const lines = rows.map(({ may, ...row }) => ({ ...row, may: may.join(' ') }))
  const asked = demandsOf(trusted).map(({ line }) => line)
  const text = rows.length > 0 ? [table(lines), ...asked].join('\n') : 'Nobody may do anything yet.'
  return { data: { version, threshold, thresholds, keys: rows }, text }
}
