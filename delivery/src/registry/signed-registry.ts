import { limits } from '../limits.ts'
import { SignatureError } from '../signing/jws.ts'
import { everyRemote, type TrustedKeys } from '../signing/keys.ts'
import type { SigningKey } from '../signing/signing-key.ts'
import { hashOfChange, parseDocument, readChange, serialiseChanges, signChange } from './change.ts'
import type { VerifiedChange } from './change.ts'
import { applyIntent, type Intent, type Registry } from './registry.ts'
import { assertRoom, byRemote, isNoted, isPossible, neededOf, recordOf } from './replay.ts'

/** Who makes a change, and those who may make any. */
export interface Author {
  key: SigningKey
  /** In whose name, where the key is a console's. */
  by?: string | undefined
  trusted: TrustedKeys
  /** Reads them again when the change is made, where that may be some time later: what a key or somebody may could have ended. */
  readTrusted?: (() => Promise<TrustedKeys>) | undefined
  /** The change gets a higher number than this, which was in use already. */
  above?: number | undefined
  /** The newest change that is known, when it is not in the registry any more. */
  after?: VerifiedChange | undefined
  /** What others signed of the change. */
  approvals?: string[] | undefined
}

/** The newest changes stay, whatever they are, beside those that something live goes back to. */
const keptNewest = 20

/**
 * A registry as the signed changes that it consists of: the newest, and of each remote as many as its record goes back to.
 * What is not there any more lies in the store's history.
 */
export class SignedRegistry implements Registry {
  readonly changes: readonly VerifiedChange[]
  readonly remotes: Registry['remotes']

  /** @throws {SignatureError} when one is missing between others, stands elsewhere, or does what cannot be done */
  constructor(changes: readonly VerifiedChange[] = []) {
    assertChain(changes)
    this.changes = changes
    const records = [...byRemote(changes)].map(([remote, own]) => [remote, recordOf(own)] as const)
    this.remotes = Object.fromEntries(
      records.flatMap(([remote, record]) => (record ? [[remote, record]] : [])),
    )
  }

  /**
   * @param known what was read before with the same keys: of it nothing is verified again
   * @throws {Error} one line that says what is wrong with the document
   */
  static async parse(
    bytes: Uint8Array | null,
    trusted: TrustedKeys,
    known = new SignedRegistry(),
  ): Promise<SignedRegistry> {
    const read = new Map(known.changes.map((change) => [change.jws, change]))
    const verified: VerifiedChange[] = []
    // One after the other: of several that are wrong it is always the first that is named.
    for (const jws of bytes ? parseDocument(bytes) : [])
      verified.push(read.get(jws) ?? (await readChange(jws, trusted)))
    return new SignedRegistry(verified)
  }

  get sequence(): number {
    return this.changes.at(-1)?.sequence ?? 0
  }

  get history(): VerifiedChange[] {
    return this.changes.toReversed()
  }

  /** The same with one change more, or itself when that changes nothing. */
  async with(
    intent: Intent,
    { key, by, trusted, above = 0, after, approvals }: Author,
  ): Promise<SignedRegistry> {
    const { remote, action } = intent
    const current = this.remotes[remote] ?? null
    if (!isNoted(action) && applyIntent(current, intent) === current) return this
    // The shell team confirms what is left of each remote when it takes something out, or restores.
    const isAsOften = action === 'confirm' && !mayStartAnew(key, trusted)
    if (action === 'canary' || isAsOften) assertRoom(this.changes, remote, limits.registryRoom)
    const last = after && after.sequence >= this.sequence ? after : this.changes.at(-1)
    const own = this.changes.findLast((change) => change.remote === remote)
    // By whatever clock, a change is not older than the one before it.
    const at = Math.max(Date.now(), Date.parse(this.changes.at(-1)?.at ?? '') || 0)
    const change = {
      sequence: Math.max(last?.sequence ?? 0, above) + 1,
      previous: last ? hashOfChange(last) : null,
      before: own?.sequence ?? 0,
      at: new Date(at).toISOString(),
      ...(by !== undefined && { by }),
      ...(approvals && { approvals }),
    }
    const jws = await signChange({ ...change, ...intent }, key)
    return new SignedRegistry([...this.changes, await readChange(jws, trusted)])
  }

  /** Without what nothing live goes back to, as far as that is kept elsewhere. */
  trimmed(isKeptElsewhere: (change: VerifiedChange) => boolean): SignedRegistry {
    const needed = neededOf(this.changes, limits.registryRoom)
    const staying = new Set([...needed, ...this.changes.slice(-keptNewest)])
    return new SignedRegistry(
      this.changes.filter((change) => staying.has(change) || !isKeptElsewhere(change)),
    )
  }

  /**
   * @param known what was in effect; of it counts what is signed by keys that are trusted now
   * @throws {SignatureError} when something of it is missing: the registry was put back, or cut short
   */
  async assertFollows(known: SignedRegistry, trusted: TrustedKeys): Promise<void> {
    this.assertNotAhead(known, trusted)
    for (const [remote, changes] of byRemote(known.changes)) {
      const head = changes.at(-1) as VerifiedChange
      const own = this.changes.filter((change) => change.remote === remote)
      const isRetired = own.some(
        ({ action, sequence }) => action === 'retire' && sequence > head.sequence,
      )
      const isLost = Boolean(known.remotes[remote] && !this.remotes[remote]) && !isRetired
      const next = own.find(({ sequence }) => sequence > head.sequence)
      const goesOn = own.some(({ jws }) => jws === head.jws) || isAfterTrimming(head, own)
      if ((goesOn && !isLost) || (next && mayStartAnew(next, trusted))) continue
      const { sequence = 0 } = own.at(-1) ?? {}
      const counts = await readChange(head.jws, trusted).catch(() => null)
      if (counts)
        throw new SignatureError(
          next
            ? `Change ${next.sequence} of ${remote} does not go on from change ${head.sequence}, which was in effect`
            : `The registry ends with change ${sequence} of ${remote}, after change ${head.sequence} was in effect`,
        )
    }
  }

  /**
   * @param known what was in effect: it stays so, whatever the clock says now
   * @throws {SignatureError} when a change is dated or numbered so far ahead that nobody could follow it
   */
  assertNotAhead(known: SignedRegistry, trusted: TrustedKeys): void {
    const ahead = this.changesAhead(known, trusted)[0]
    if (!ahead) return
    const { sequence, action, remote, at } = ahead
    const name = `Change ${sequence} (${action} ${remote})`
    throw new SignatureError(
      isDatedAhead(ahead)
        ? `${name} is dated ${at}, which has not come by the clock here: if that is right, nothing goes on until then, unless the shell team takes it out: restore --ahead`
        : `${name} is numbered far above the change before it`,
    )
  }

  /** Changes that say of themselves what cannot be. */
  changesAhead(known: SignedRegistry, trusted: TrustedKeys): VerifiedChange[] {
    const seen = new Set(known.changes.map(({ jws }) => jws))
    let last = 0
    return this.changes.filter((change) => {
      const isFar = change.sequence - last > limits.numbersAhead && !mayStartAnew(change, trusted)
      // What follows one that is far is far, too.
      if (!isFar || seen.has(change.jws)) last = change.sequence
      return !seen.has(change.jws) && (isDatedAhead(change) || isFar)
    })
  }

  /**
   * Without what does not count any more, and what went on from it; also without the rest of a remote that is not possible by
   * itself: what led to it was trimmed, as it led to nothing that was served.
   */
  without(isVoid: (change: VerifiedChange) => boolean): SignedRegistry {
    const parts = [...byRemote(this.changes).values()].flatMap((own) => {
      const first = own.findIndex(isVoid)
      const rest = first === -1 ? own : own.slice(0, first)
      return isPossible(rest) ? rest : []
    })
    return new SignedRegistry(parts.sort((a, b) => a.sequence - b.sequence))
  }

  serialise(): Uint8Array {
    return serialiseChanges(this.changes)
  }
}

/** True when a change, and what followed it, was left out of those of its remote that are there, all of them later. */
const isAfterTrimming = ({ sequence }: VerifiedChange, [first]: readonly VerifiedChange[]) =>
  first !== undefined && first.before >= sequence

const isDatedAhead = ({ at }: VerifiedChange) => Date.parse(at) > Date.now() + limits.aheadMs

/** Who says who may do what may also put a registry back, or take out what somebody did. */
const mayStartAnew = ({ kid }: Pick<VerifiedChange, 'kid'>, { keys }: TrustedKeys) =>
  keys.some((key) => key.kid === kid && key.remote === everyRemote && key.may.includes('keys'))

/** Numbers grow and times do not go back; of two neighbours, and of two of one remote, the later names the earlier. */
function assertChain(changes: readonly VerifiedChange[]): void {
  const latest = new Map<string, number>()
  for (const [index, { sequence, previous, before, remote, at }] of changes.entries()) {
    const last = changes[index - 1]
    if (last && sequence <= last.sequence)
      throw new SignatureError(`Change ${sequence} cannot follow change ${last.sequence}`)
    // Else a key could be used after its time, by a time of before.
    if (last && Date.parse(at) < Date.parse(last.at))
      throw new SignatureError(
        `Change ${sequence} says that it is older than change ${last.sequence}`,
      )
    if (last?.sequence === sequence - 1 && previous !== hashOfChange(last))
      throw new SignatureError(`Change ${sequence} was made after another change ${last.sequence}`)
    const known = latest.get(remote)
    if (known !== undefined && before !== known)
      throw new SignatureError(`Of ${remote}, change ${before} is missing before ${sequence}`)
    latest.set(remote, sequence)
  }
}
