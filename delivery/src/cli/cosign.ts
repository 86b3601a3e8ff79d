import { describeSteps } from '../canary/ramp.ts'
import { approversOf, readApproved, signApproval, type Approved } from '../registry/approval.ts'
import { hashOfChange, keysAsked, signaturesOf, withoutEnds } from '../registry/change.ts'
import { newestChangeOf, type Intent, type Registry } from '../registry/registry.ts'
import type { SignedRegistry } from '../registry/signed-registry.ts'
import { readVerifiedRelease } from '../releases/integrity.ts'
import { SignatureError } from '../signing/jws.ts'
import { assertOwnName, readSigningKey, shellTeam } from '../signing/signing-key.ts'
import { rootToSign } from '../signing/root-files.ts'
import { newestRoot, rootOf, signersOf, type Root, type SignedRoot } from '../signing/root.ts'
import { cosignRoot, putRoot } from '../signing/sign-root.ts'
import { describeChange, newlyExcepted, refuseLockout, replaceRoot } from './change-root.ts'
import { authorOf, keyPath, type Answer, type CommandInput } from './command.ts'
import { plainLine } from './text.ts'
import { readProposal, writeProposal, type Proposal } from './proposal.ts'

/** Signs what somebody prepared; with the last signature that it needs it is made. */
export async function cosign(input: CommandInput): Promise<Answer> {
  const [path = ''] = input.names
  const proposal = await readProposal(path)
  return 'root' in proposal
    ? cosignRootChange(input, path, proposal.root)
    : cosignChange(input, path, proposal)
}

async function cosignRootChange(input: CommandInput, path: string, draft: SignedRoot) {
  const { rootFile, store, confirm } = input
  const key = await readSigningKey(keyPath(input, shellTeam))
  const file = await rootToSign(rootFile, store)
  const current = newestRoot(file)
  const signed = await cosignRoot(file, draft, key)
  const next = rootOf(draft)
  await refuseUnknown(input, current, next)
  refuseLockout(next)
  await Promise.all(next.keys.map(assertOwnName))
  const why = next.reason ? ` (${plainLine(next.reason)})` : ''
  await confirm(`${describeChange(current, next).join('\n') || 'Nothing changes'}${why}.`)
  const { length } = await signersOf(signed, current)
  if (length < current.threshold)
    return writeProposal(path, { root: signed }, { signed: length, needed: current.threshold })
  const { root, what, undone } = await replaceRoot(input, key, (latest) => putRoot(latest, signed))
  return {
    data: { isDone: true, root: root.version, undone },
    text: `${what} (root ${root.version})`,
  }
}

/**
 * @throws {SignatureError} when a change is to count with one signature that nobody has seen yet, or an end is so late that it ends
 *   nothing. Where neither is new the registry is not read: it may be what a root is to mend.
 */
async function refuseUnknown({ store }: CommandInput, current: Root, next: Root): Promise<void> {
  const excepted = Object.keys(next.thresholds ?? {}).flatMap((remote) =>
    newlyExcepted(current, next, remote),
  )
  const lastEnd = ({ keys, people = [] }: Root) =>
    Math.max(0, ...[...keys, ...people].map(({ ended = 0 }) => ended))
  const isLater = lastEnd(next) > lastEnd(current)
  if (excepted.length === 0 && !isLater) return
  const changes = await store.readHistory(withoutEnds(current))
  const known = new Set(changes.map(hashOfChange))
  const unknown = excepted.find((hash) => !known.has(hash))
  if (unknown)
    throw new SignatureError(
      `A change that nobody has made yet is to count with one signature: ${unknown}`,
    )
  const newest = changes.at(-1)?.sequence ?? 0
  if (isLater && lastEnd(next) > newest)
    throw new SignatureError(
      `Somebody is to end with change ${lastEnd(next)}; the newest is ${newest}`,
    )
}

async function cosignChange(
  input: CommandInput,
  path: string,
  { approvals, reason }: Extract<Proposal, { approvals: string[] }>,
): Promise<Answer> {
  const { store, trusted, confirm } = input
  const wanted = readApproved(approvals[0] as string)
  const { action, remote, release, percent, ramp } = wanted
  const author = await signerOf(input, wanted)
  const verified = release && (await readVerifiedRelease(store, trusted, remote, release))
  const kit = action === 'promote' && verified ? verified.manifest.kit : undefined
  assertNext(await store.readRegistry(trusted), wanted)
  const keys = keysAsked(trusted, wanted)
  const approvers = await approversOf(wanted, approvals, keys)
  if (approvers.some(({ x }) => x === author.key.x))
    throw new SignatureError(`${author.key.kid} has signed it already: another key must`)
  if (!keys.some(({ kid }) => kid === author.key.kid))
    throw new SignatureError(`${author.key.kid} is not among those that may ${action} ${remote}`)
  const share = percent === undefined ? '' : ` to ${describeSteps({ percent, ramp })}`
  const what = [action, remote, release].filter(Boolean).join(' ') + share
  const names = approvers.map(({ name, team }) => name ?? team)
  await confirm(`${what}: signed by ${names.join(', ') || 'nobody who may'}.`)
  const needed = signaturesOf(wanted, trusted.thresholds)
  const signed = approvers.length + 1
  if (signed < needed) {
    const all = [...approvals, await signApproval(wanted, author.key)]
    return writeProposal(path, { approvals: all, reason }, { signed, needed })
  }
  const said = input.options['reason'] ?? reason
  const { before: _, ...intent } = wanted
  const registry = await store.changeRegistry(
    (current) => {
      assertNext(current, wanted)
      return { ...(intent as Intent), ...(said && { reason: said }), ...(kit && { kit }) }
    },
    { ...author, approvals },
  )
  const { sequence, remotes } = registry
  return {
    data: { isDone: true, sequence, remote, ...remotes[remote] },
    text: `${what} (sequence ${sequence})`,
  }
}

const signerOf = (input: CommandInput, { action, remote }: Pick<Intent, 'action' | 'remote'>) =>
  authorOf(input, action === 'retire' ? shellTeam : remote)

/** @throws {Error} when the remote was changed since it was prepared */
function assertNext(registry: Registry, { remote, before }: Approved): void {
  const latest = newestChangeOf(registry, remote)
  if (latest !== before)
    throw new Error(
      `${remote} was changed since (change ${latest}, not ${before}): prepare the change again`,
    )
}

/**
 * Makes a change of a remote or, with `--out`, only signs it, into a file where another one takes it from.
 *
 * @param warning what is said before and, on a terminal, asked
 * @throws {Error} that says how, when one key alone may not do this
 */
export async function makeOrPropose(
  input: CommandInput,
  intent: Intent,
  warning: string | null,
  answerOf: (registry: SignedRegistry) => Answer,
): Promise<Answer> {
  const { store, trusted, options, confirm } = input
  const { action, remote } = intent
  const needed = signaturesOf(intent, trusted.thresholds)
  const { out, reason } = options
  if (out === undefined && needed > 1)
    throw new Error(
      `${needed} keys must sign what is new of ${remote}: name a file with --out, and let another sign it with 'cosign'`,
    )
  if (warning) await confirm(warning)
  const author = await signerOf(input, intent)
  if (out === undefined) return answerOf(await store.changeRegistry({ ...intent, reason }, author))
  const before = newestChangeOf(await store.readRegistry(trusted), remote)
  const wanted = { ...intent, before }
  if (!keysAsked(trusted, wanted).some(({ kid }) => kid === author.key.kid))
    throw new SignatureError(`${author.key.kid} is not among those that may ${action} ${remote}`)
  const approvals = [await signApproval(wanted, author.key)]
  return writeProposal(out, { approvals, reason: reason || undefined }, { signed: 1, needed })
}
