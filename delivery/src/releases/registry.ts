import * as v from 'valibot'
import { releaseIdSchema, remoteNameSchema } from '../names.ts'

const percentSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

const remoteRecordSchema = v.object({
  /** Release that visitors get. */
  stable: releaseIdSchema,
  /** Release that visitors in the first `percent` of the hundred buckets get; 0 after a withdrawal. */
  canary: v.nullable(v.object({ release: releaseIdSchema, percent: percentSchema })),
  /** Releases that were stable before, newest first. */
  previous: v.array(releaseIdSchema),
})

const changeSchema = v.object({
  sequence: v.pipe(v.number(), v.safeInteger()),
  /** ISO 8601; for people, order is decided by `sequence`. */
  at: v.string(),
  action: v.picklist(['promote', 'canary', 'rollback', 'withdraw']),
  remote: remoteNameSchema,
  release: releaseIdSchema,
  percent: v.optional(percentSchema),
  reason: v.optional(v.string()),
})

export const registrySchema = v.object({
  format: v.optional(
    v.literal(1, (issue) => `is ${issue.received}, which only a newer version reads`),
    1,
  ),
  /** Grows by one with every change. */
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  remotes: v.record(remoteNameSchema, remoteRecordSchema),
  /** The latest changes, newest first. */
  history: v.optional(v.array(changeSchema), []),
})

/** Which release each remote serves, and how that came about. */
export type Registry = v.InferOutput<typeof registrySchema>
export type RemoteRecord = v.InferOutput<typeof remoteRecordSchema>
export type RegistryChange = v.InferOutput<typeof changeSchema>

export const emptyRegistry: Registry = { format: 1, sequence: 0, remotes: {}, history: [] }

const keptPrevious = 10
const keptChanges = 200

/** @throws {Error} one line that says what is wrong with the document */
export function parseRegistry(text: string): Registry {
  const result = v.safeParse(registrySchema, parseJson(text))
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new Error(`The registry is not readable: ${v.getDotPath(issue) ?? 'it'} ${issue.message}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The registry is not readable: it is not complete JSON')
  }
}

/** Makes `release` the remote's stable release, and ends its canary. Promoting what is stable already changes nothing. */
export function promote(registry: Registry, remote: string, release: string): Registry {
  const current = registry.remotes[remote]
  if (current?.stable === release && !current.canary) return registry
  const previous = current
    ? [current.stable, ...current.previous].filter((id) => id !== release).slice(0, keptPrevious)
    : []
  return record(
    registry,
    { stable: release, canary: null, previous },
    { action: 'promote', remote, release },
  )
}

/**
 * Gives `release` to the visitors of the first `percent` buckets; changes nothing when everybody gets it already.
 *
 * @param percent whole number, 0–99
 * @throws {Error} when the remote has no stable release to compare it with
 */
export function startCanary(
  registry: Registry,
  remote: string,
  release: string,
  percent: number,
): Registry {
  const current = recordOf(registry, remote)
  const { canary } = current
  if (current.stable === release) return registry
  if (canary?.release === release && canary.percent === percent) return registry
  return record(
    registry,
    { ...current, canary: { release, percent } },
    { action: 'canary', remote, release, percent },
  )
}

/** Takes the latest step back: a canary when there is one, else the stable release. */
export function rollback(registry: Registry, remote: string): Registry {
  const current = recordOf(registry, remote)
  if (current.canary)
    return record(
      registry,
      { ...current, canary: null },
      { action: 'rollback', remote, release: current.stable },
    )
  const [release, ...previous] = current.previous
  if (!release) throw new Error(`${remote} has no release to go back to`)
  return record(
    registry,
    { stable: release, canary: null, previous },
    { action: 'rollback', remote, release },
  )
}

/** Sets a canary that proved worse to 0 %. Changes nothing when `release` is not the running canary any more. */
export function withdraw(
  registry: Registry,
  remote: string,
  release: string,
  reason: string,
): Registry {
  const current = registry.remotes[remote]
  if (current?.canary?.release !== release || current.canary.percent === 0) return registry
  return record(
    registry,
    { ...current, canary: { release, percent: 0 } },
    { action: 'withdraw', remote, release, percent: 0, reason },
  )
}

function recordOf(registry: Registry, remote: string): RemoteRecord {
  const current = registry.remotes[remote]
  if (!current)
    throw new Error(`${remote} has no stable release: promote one without --percent first`)
  return current
}

function record(
  registry: Registry,
  remote: RemoteRecord,
  change: Omit<RegistryChange, 'sequence' | 'at'>,
): Registry {
  const sequence = registry.sequence + 1
  const entry = { sequence, at: new Date().toISOString(), ...change }
  return {
    format: 1,
    sequence,
    remotes: { ...registry.remotes, [change.remote]: remote },
    history: [entry, ...registry.history].slice(0, keptChanges),
  }
}
