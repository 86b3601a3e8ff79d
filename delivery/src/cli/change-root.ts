import { existsSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { wholeRegistry } from '../registry/registry.ts'
import {
  everyRemote,
  keysThatMay,
  makeSigningKey,
  readSigningKey,
  saveSigningKey,
  shellTeam,
  type Person,
  type SigningKey,
  type TrustedKey,
} from '../signing/keys.ts'
import { changeRoot, findRootFile } from '../signing/root-files.ts'
import { newestRoot, type Root } from '../signing/root.ts'
import {
  cosignRoot,
  draftRoot,
  firstRoot,
  signRoot,
  type RootChange,
} from '../signing/sign-root.ts'
import { keyPath, type Answer, type CommandInput } from './command.ts'
import { writeProposal } from './proposal.ts'
import { textOption } from './text.ts'

/**
 * Changes the root by one key's word or, with `--out`, only begins to: the change goes into a file for others to sign.
 *
 * @returns the new root, and the remotes of which it took something back; an answer when it is still to be signed
 */
export async function proposeRoot(
  input: CommandInput,
  change: (current: Root) => RootChange,
): Promise<{ root: Root; undone: string[] } | Answer> {
  const { rootFile, store, options } = input
  const path = keyPath(input, shellTeam)
  const author = await readSigningKey(path)
  const reason = textOption(options, 'reason')
  const next = (current: Root) => {
    const wanted = { ...change(current), reason }
    refuseLockout({ ...current, ...wanted, threshold: wanted.threshold ?? current.threshold })
    return wanted
  }
  const out = textOption(options, 'out')
  if (out !== undefined) {
    const file = await findRootFile(rootFile, store)
    if (!file) throw new Error('There is no root yet')
    const current = newestRoot(file)
    const draft = await cosignRoot(file, draftRoot(file, next(current)), author)
    return writeProposal(out, { root: draft }, { signed: 1, needed: current.threshold })
  }
  let before: Root | null = null
  const root = await changeRoot(rootFile, store, async (file) => {
    if (!file) throw new Error('There is no root yet')
    before = newestRoot(file)
    if (before.threshold > 1)
      throw new Error(
        `${before.threshold} keys must sign a change of the root: name a file with --out, and let another sign it with 'cosign'`,
      )
    return signRoot(file, next(before), [author])
  })
  return { root, undone: await settle(input, before as unknown as Root, root, author) }
}

/** What follows from another root: what does not count any more is taken back, and the history says what was changed. */
export async function settle(
  { store }: CommandInput,
  before: Root,
  root: Root,
  key: SigningKey,
): Promise<string[]> {
  const author = { key, trusted: root }
  const what = describeChange(before, root).join('; ').slice(0, 300)
  const undone = await store.voidChanges(author, what)
  await note(author, store, [root.reason, what].filter(Boolean).join(': '))
  return undone
}

/** Who may do what is the root's word; that it changed, and why, is in the history. */
async function note(
  author: { key: SigningKey; trusted: Root },
  store: CommandInput['store'],
  reason: string,
): Promise<void> {
  const intent = { action: 'keys', remote: wholeRegistry, reason: reason.slice(0, 500) } as const
  await store.changeRegistry(intent, author)
}

/** What differs between two roots, for people, one line each. */
export function describeChange(before: Root, after: Root): string[] {
  const lines = after.keys.flatMap((key) => {
    const known = before.keys.find(({ kid }) => kid === key.kid)
    if (isSameRight(known, key)) return []
    return isEnd(known, key) ? `${key.kid} may do nothing any more` : describeKey(key)
  })
  const people = (after.people ?? []).flatMap((person) => {
    const known = before.people?.find((each) => isSameEntry(each, person))
    if (isSameRight(known, person)) return []
    return isEnd(known, person) ? `${person.email} may do nothing any more` : describePerson(person)
  })
  const gone = [
    ...before.keys.filter(({ kid }) => !after.keys.some((key) => key.kid === kid)),
    ...(before.people ?? []).filter(
      (person) => !after.people?.some((each) => isSameEntry(each, person)),
    ),
  ]
  const thresholds = { ...before.thresholds, ...after.thresholds }
  const remotes = Object.keys(thresholds).flatMap((remote) => {
    const count = after.thresholds?.[remote]?.signatures ?? 1
    const excepted = newlyExcepted(before, after, remote)
    return [
      ...(count === (before.thresholds?.[remote]?.signatures ?? 1)
        ? []
        : [`what is new of ${remote} needs ${count} signatures`]),
      ...(excepted.length > 0
        ? [`${excepted.length} changes of ${remote} count with one: ${excepted.join(' ')}`]
        : []),
    ]
  })
  return [
    ...lines,
    ...people,
    ...gone.map(
      (holder) =>
        `${'kid' in holder ? holder.kid : holder.email} is not in the root any more, and what they changed does not count`,
    ),
    ...(before.threshold === after.threshold
      ? []
      : [`a change of the root needs ${after.threshold} signatures`]),
    ...remotes,
  ]
}

/** Changes of a remote that are to count although they have fewer signatures than it asks for. */
export function newlyExcepted(before: Root, after: Root, remote: string): string[] {
  const known = before.thresholds?.[remote]?.except ?? []
  return (after.thresholds?.[remote]?.except ?? []).filter((hash) => !known.includes(hash))
}

/** Somebody who came back has two. */
const isSameEntry = (a: Person, b: Person) => a.email === b.email && a.since === b.since

/** Whether it takes something, and gives nothing. */
function isEnd<T extends TrustedKey | Person>(known: T | undefined, holder: T): boolean {
  const { ended, ...rest } = holder
  const { ended: before = Infinity, ...restBefore } = known ?? holder
  return ended !== undefined && ended < before && isDeepStrictEqual(rest, restBefore)
}

/** For an entry that counts no more: how far it does. */
const upTo = ({ ended }: { ended?: number | undefined }) =>
  ended === undefined ? '' : `, up to change ${ended}`

const isSameRight = <T>(known: T | undefined, holder: T) =>
  JSON.stringify(known) === JSON.stringify(holder)

export const describeKey = (key: TrustedKey) =>
  `${key.name ?? key.team} may ${key.may.join(', ')}: ${nameOfRemote(key)}${upTo(key)}`

export const describePerson = (person: Person) =>
  `${person.email} may ${person.may.join(', ')}, signed in to a console: ${nameOfRemote(person)}${upTo(person)}`

const nameOfRemote = ({ remote }: Pick<TrustedKey, 'remote'>) =>
  remote === everyRemote ? 'every remote' : `the remote ${remote}`

/** @throws {Error} rather than ask for more signatures than there are keys */
function refuseLockout(root: Root): void {
  const now = Date.now()
  const bosses = keysThatMay(root, 'keys', everyRemote, now).length
  if (bosses < root.threshold)
    throw new Error(
      `${root.threshold} keys must sign a change of the root, and only ${bosses} could: trust another key, or lower the threshold first`,
    )
  for (const [remote, { signatures }] of Object.entries(root.thresholds ?? {})) {
    const owners = keysThatMay(root, 'promote', remote, now).length
    if (owners < signatures)
      throw new Error(
        `${signatures} keys must sign what is new of ${remote}, and only ${owners} could: trust another key, or lower the threshold first`,
      )
  }
}

/** Adds a key to the root, which comes into being with it. */
export async function trustKey(input: CommandInput, key: TrustedKey): Promise<Answer | null> {
  const { rootFile, store, trusted } = input
  if (trusted.version > 0) {
    const proposed = await proposeRoot(input, ({ keys }) => {
      if (keys.some(({ kid }) => kid === key.kid))
        throw new Error(`${key.kid} is in the root already`)
      return { keys: [...keys, key] }
    })
    return 'text' in proposed ? proposed : null
  }
  const author = await beginWith(keyPath(input, shellTeam))
  const root = await changeRoot(rootFile, store, () =>
    firstRoot(author, author.kid === key.kid ? [] : [key]),
  )
  await note({ key: author, trusted: root }, store, describeKey(key))
  return null
}

/** Where nobody is trusted yet, whoever begins is the shell team. */
async function beginWith(path: string): Promise<SigningKey> {
  if (!existsSync(path))
    await saveSigningKey(await makeSigningKey(everyRemote, 'Shell team', { role: shellTeam }), path)
  return readSigningKey(path)
}
