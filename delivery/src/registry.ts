import * as v from 'valibot'

const releaseId = v.pipe(v.string(), v.regex(/^[a-f0-9]{16}$/))

const remoteRecordSchema = v.object({
  /** Release that visitors get. */
  stable: releaseId,
  /** Release that a part of the visitors gets; its rollout arrives with canary releases. */
  canary: v.nullable(
    v.object({
      release: releaseId,
      percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    }),
  ),
  /** Releases that were stable before, newest first. */
  previous: v.array(releaseId),
})

export const registrySchema = v.object({
  /** Grows by one with every change. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0)),
  remotes: v.record(v.string(), remoteRecordSchema),
})

/** Which release each remote serves. */
export type Registry = v.InferOutput<typeof registrySchema>
export type RemoteRecord = v.InferOutput<typeof remoteRecordSchema>

export const emptyRegistry: Registry = { sequence: 0, remotes: {} }

const keptPrevious = 10

/** The registry with `release` as the remote's stable release. Promoting what is stable already changes nothing. */
export function promote(registry: Registry, remote: string, release: string): Registry {
  const current = registry.remotes[remote]
  if (current?.stable === release) return registry
  const previous = current
    ? [current.stable, ...current.previous.filter((id) => id !== release)].slice(0, keptPrevious)
    : []
  return {
    sequence: registry.sequence + 1,
    remotes: { ...registry.remotes, [remote]: { stable: release, canary: null, previous } },
  }
}
