import { isDeepStrictEqual } from 'node:util'
import type { Author } from '../registry/signed-registry.ts'
import type { ReleaseStore } from '../releases/store.ts'
import { wholeRegistry } from '../registry/registry.ts'
import { everyRemote, keysThatMay, mayNow } from '../signing/keys.ts'
import type { Person, Right, TrustedKey } from '../signing/keys.ts'
import { ensureKey, readSigningKey, shellTeam, type SigningKey } from '../signing/signing-key.ts'
import { changeRoot, putRootHere, rootToSign } from '../signing/root-files.ts'
import { newestRoot, readRootFile, rootOf, withRoot } from '../signing/root.ts'
import type { Root, RootFile } from '../signing/root.ts'
import { cosignRoot, draftRoot, firstRoot, signRoot } from '../signing/sign-root.ts'
import type { RootChange } from '../signing/sign-root.ts'
import { keyPath, type Answer, type CommandInput } from './command.ts'
import { writeProposal } from './proposal.ts'
import { plainLine } from './text.ts'

/**
 * Changes the root by one key's word or, with `--out`, only begins to: the change goes into a file for others to sign. With `--by-hand`
 * it needs nobody's, and counts where its file is.
 *
 * @param answerOf what is said of the new root, and of the remotes of which it took something back
 */
export async function proposeRoot(
  input: CommandInput,
  change: (current: Root) => RootChange,
  answerOf: (root: Root, undone: string[]) => Answer,
): Promise<Answer> {
  const { rootFile, store, options, flags } = input
  const out = options['out']
  const wanted = (current: Root) => ({ ...change(current), reason: options['reason'] })
  if (flags.has('by-hand') && out !== undefined)
    throw new Error('--by-hand asks for no signatures, --out for those of others: one of the two')
  // What is put by hand can be mended so.
  if (flags.has('by-hand')) return putByHand(input, wanted)
  const next = (current: Root) => {
    const { threshold = current.threshold, ...rest } = wanted(current)
    refuseLockout({ ...current, ...rest, threshold })
    return { ...rest, threshold }
  }
  const author = await readSigningKey(keyPath(input, shellTeam))
  if (out !== undefined) {
    const file = await rootToSign(rootFile, store)
    const current = newestRoot(file)
    const draft = await cosignRoot(file, draftRoot(file, next(current)), author)
    return writeProposal(out, { root: draft }, { signed: 1, needed: current.threshold })
  }
  const { root, undone } = await replaceRoot(input, author, async (file) => {
    const current = newestRoot(file)
    if (current.threshold > 1)
      throw new Error(
        `${current.threshold} keys must sign a change of the root: name a file with --out, and let another sign it with 'cosign'`,
      )
    return signRoot(file, next(current), [author])
  })
  return answerOf(root, undone)
}

async function putByHand(input: CommandInput, wanted: (current: Root) => RootChange) {
  const { rootFile, store, confirm } = input
  const own = (await readRootFile(rootFile)) as RootFile
  const file = await rootToSign(rootFile, store)
  const draft = draftRoot(file, wanted(newestRoot(file)))
  const root = rootOf(draft)
  // Beside the file here: the store's may be a thief's.
  const changes = describeChange(newestRoot(own), root)
  await confirm(`${changes.join('\n') || 'Nothing changes'}, by nobody's key.`)
  await putRootHere(rootFile, withRoot(file, draft), own)
  const text = `Root ${root.version} is in ${rootFile}, and counts on each machine that has this file`
  return { data: { root: root.version }, text }
}

/** @throws {Error} when there is none */
export function assertRoot(file: RootFile | null): RootFile {
  if (!file) throw new Error('There is no root yet')
  return file
}

/**
 * Puts another root in place. What does not count any more is taken back, and the history says what was changed.
 *
 * @returns also that in words, and the remotes of which something was taken back
 */
export async function replaceRoot(
  { rootFile, store }: CommandInput,
  key: SigningKey,
  change: (file: RootFile) => Promise<RootFile>,
) {
  let what = ''
  const root = await changeRoot(rootFile, store, async (found) => {
    const file = assertRoot(found)
    const next = await change(file)
    what = describeChange(newestRoot(file), newestRoot(next)).join('; ')
    return next
  })
  const author = { key, trusted: root }
  const told = what.slice(0, 300)
  const undone = await store.voidChanges(author, told)
  await note(author, store, [root.reason, told].filter(Boolean).join(': '))
  return { root, what, undone }
}

/** Who may do what is the root's word; that it changed, and why, is in the history. */
async function note(author: Author, store: ReleaseStore, reason: string): Promise<void> {
  const intent = { action: 'keys', remote: wholeRegistry, reason: reason.slice(0, 500) } as const
  await store.changeRegistry(intent, author)
}

/** What differs between two roots, for people, one line each. */
export function describeChange(before: Root, after: Root): string[] {
  const [known, holders] = [holdersOf(before), holdersOf(after)]
  const lines = holders.flatMap((holder) => {
    const was = known.find((each) => isSameEntry(each, holder))
    if (JSON.stringify(was) === JSON.stringify(holder)) return []
    return isEnd(was, holder) ? describeEnd(holder) : describeHolder(holder)
  })
  const gone = known.filter((holder) => !holders.some((each) => isSameEntry(each, holder)))
  for (const holder of gone)
    lines.push(`${idOf(holder)} is not in the root any more, and what they changed does not count`)
  const remotes = Object.keys({ ...before.thresholds, ...after.thresholds })
  const demands = demandsOf(before, remotes)
  for (const [index, { needed, line }] of demandsOf(after, remotes).entries())
    if (needed !== demands[index]?.needed) lines.push(line)
  for (const remote of remotes) {
    const excepted = newlyExcepted(before, after, remote)
    if (excepted.length > 0)
      lines.push(`${excepted.length} changes of ${remote} count with one: ${excepted.join(' ')}`)
  }
  return lines
}

/** Changes of a remote that are to count although they have fewer signatures than it asks for. */
export function newlyExcepted(before: Root, after: Root, remote: string): string[] {
  const known = before.thresholds?.[remote]?.except ?? []
  return (after.thresholds?.[remote]?.except ?? []).filter((hash) => !known.includes(hash))
}

type Holder = TrustedKey | Person

const holdersOf = ({ keys, people = [] }: Root): Holder[] => [...keys, ...people]

/** What the shell team types for them. */
const idOf = (holder: Holder) => ('kid' in holder ? holder.kid : holder.email)

const describeEnd = (holder: Holder) =>
  plainLine(
    `${idOf(holder)} (${nameOf(holder)}) may do nothing any more; changes up to ${holder.ended} count`,
  )

const nameOf = (holder: Holder) => ('kid' in holder && holder.name) || holder.team

/** Somebody who came back has two entries. */
const entryOf = (holder: Holder) =>
  'kid' in holder ? `key ${holder.kid}` : `person ${holder.email} since ${holder.since}`
const isSameEntry = (a: Holder, b: Holder) => entryOf(a) === entryOf(b)

/** Whether it takes something, and gives nothing. */
function isEnd(known: Holder | undefined, holder: Holder): boolean {
  const { ended, ...rest } = holder
  const { ended: before = Infinity, ...restBefore } = known ?? holder
  return ended !== undefined && ended < before && isDeepStrictEqual(rest, restBefore)
}

export function describeHolder(holder: Holder): string {
  const { may, remote, ended, expires } = holder
  const who = 'kid' in holder ? nameOf(holder) : holder.email
  const how = 'kid' in holder ? '' : ', signed in to a console'
  const where = remote === everyRemote ? 'every remote' : `the remote ${remote}`
  // Of an entry that counts no more: how far it does.
  const upTo = ended === undefined ? '' : `, up to change ${ended}`
  const until = expires === undefined ? '' : `, until ${expires}`
  const kid = 'kid' in holder ? `, key ${holder.kid}` : ''
  return plainLine(`${who} may ${may.join(', ')}${how}: ${where}${kid}${upTo}${until}`)
}

/** @throws {Error} rather than ask for more signatures than there are keys */
export function refuseLockout(root: Root): void {
  for (const { what, needed, able } of demandsOf(root))
    if (able < needed)
      throw new Error(
        `${needed} keys must sign ${what}, and only ${able} could: trust another key, or lower the threshold first`,
      )
}

/** How many keys must sign a change of the root, and what is new of each of these remotes; and how many may now. */
export function demandsOf(root: Root, remotes = Object.keys(root.thresholds ?? {})) {
  const demand = (what: string, needed: number, right: Right, remote: string) => {
    const able = new Set(keysThatMay(root, right, remote, Date.now()).map(({ x }) => x)).size
    const few = able < needed ? ': too few' : ': none of these keys may be lost'
    const line = `${what} needs ${needed} of ${able} possible signatures${able > needed ? '' : few}`
    return { what, needed, able, line }
  }
  return [
    demand('a change of the root', root.threshold, 'keys', everyRemote),
    ...remotes.map((remote) => {
      const needed = root.thresholds?.[remote]?.signatures ?? 1
      return demand(`what is new of ${remote}`, needed, 'promote', remote)
    }),
  ]
}

/** Adds a key to the root, which comes into being with it. */
export async function trustKey(input: CommandInput, key: TrustedKey): Promise<Answer> {
  const { rootFile, store, trusted } = input
  const answer = { data: key, text: describeHolder(key) }
  const add = ({ keys }: Root) => {
    if (keys.some(({ kid }) => kid === key.kid))
      throw new Error(`${key.kid} is in the root already`)
    return { keys: [...keys, key] }
  }
  if (trusted.version > 0) return proposeRoot(input, add, () => answer)
  if (!input.workspace.isShellTeams)
    throw new Error(
      "The shell team lets a key, where its own is. Or is the site's store not named? RELEASE_STORE, ROOT_FILE",
    )
  // Where nobody is trusted yet, whoever begins is the shell team.
  const path = keyPath(input, shellTeam)
  const author = await ensureKey(path, everyRemote, undefined, { role: shellTeam })
  // Else nobody could ever change the root.
  if (!mayNow(author, 'keys', everyRemote))
    throw new Error(`${path} is no key that may change a root now: a site begins with one`)
  const root = await changeRoot(rootFile, store, (file) =>
    // Somebody else may have begun meanwhile.
    file
      ? signRoot(file, add(newestRoot(file)), [author])
      : firstRoot(author, author.kid === key.kid ? [] : [key]),
  )
  await note({ key: author, trusted: root }, store, answer.text)
  return answer
}
