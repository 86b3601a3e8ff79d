import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { releaseIdSchema, remoteNameSchema } from '../names.ts'
import { promote, startCanary, type Intent } from '../registry/registry.ts'
import { trustedKeySchema } from '../signing/keys.ts'
import { ownKeyName, readSigningKey, shellTeam, signingKeyPath } from '../signing/signing-key.ts'
import { ensureKeys } from '../signing/own-keys.ts'
import { changeRoot } from '../signing/root-files.ts'
import { signRoot } from '../signing/sign-root.ts'
import { authorOf, type Answer, type CommandInput } from './command.ts'
import { numberOption } from './text.ts'

const oldKeysSchema = v.object({ keys: v.array(trustedKeySchema) })
const percentSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))
const oldRegistrySchema = v.object({
  format: v.optional(v.literal(1)),
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  remotes: v.record(
    remoteNameSchema,
    v.object({
      stable: releaseIdSchema,
      canary: v.nullable(v.object({ release: releaseIdSchema, percent: percentSchema })),
      previous: v.array(releaseIdSchema),
    }),
  ),
})

/** Turns a registry that nobody signed, and `trusted.json`, into signed changes and a root: the shell team vouches for them. */
export async function migrate(input: CommandInput): Promise<Answer> {
  const { store, rootFile, trusted, dataFolder } = input
  const old = await store.readOldRegistry()
  if (!old) throw new Error('There is no registry of the old format: nothing to move')
  const { sequence, remotes } = v.parse(oldRegistrySchema, old)
  // One that was killed in the middle is ended by the next.
  const teamPath = signingKeyPath(dataFolder, shellTeam)
  if (trusted.version > 0 && !existsSync(teamPath))
    throw new Error(`There is a root already: ${rootFile}`)
  const path = join(dirname(rootFile), 'trusted.json')
  const { keys } = await readFile(path, 'utf8').then(
    (text) => v.parse(oldKeysSchema, JSON.parse(text)),
    () => Promise.reject(new Error(`There are no trusted keys of the old format at ${path}`)),
  )
  const { keys: own } = await ensureKeys({ dataFolder, store, rootFile }, [])
  const team = await readSigningKey(teamPath)
  const root = await changeRoot(rootFile, store, (file) => {
    const missing = keys.filter(({ kid }) => !own.some((key) => key.kid === kid))
    return signRoot(file, { keys: [...own, ...missing] }, [team])
  })
  const intents = Object.entries(remotes).flatMap(([remote, { stable, canary, previous }]) => [
    ...[...previous.toReversed(), stable].map((release) => promote(remote, release)),
    ...(canary ? [startCanary(remote, canary.release, canary.percent)] : []),
  ])
  const author = { key: team, trusted: root, above: sequence }
  const reason = 'moved from the old format'
  const signed = intents.map((intent): Intent => ({ ...intent, reason }))
  const registry = await store.beginRegistry(signed, author)
  return {
    data: { sequence: registry.sequence, root: root.version, keys: root.keys.length },
    text: `${Object.keys(remotes).length} remotes and ${keys.length} keys moved (sequence ${registry.sequence}). Keep ${signingKeyPath(dataFolder, shellTeam)} away from servers; give each shell ${signingKeyPath(dataFolder, ownKeyName)}`,
  }
}

/** Goes on from a registry that was put back from a backup, above the highest number that was in use. */
export async function restore(input: CommandInput): Promise<Answer> {
  const { store, trusted, options } = input
  const { sequence, changes } = await store.readRegistry(trusted)
  const last = await store.readNewest(trusted)
  const known = Math.max(sequence, last?.sequence ?? 0)
  const above = numberOption(options, 'above', known, { min: known, max: 1e12 })
  const author = { ...(await authorOf(input, shellTeam)), above, after: last }
  const reason = options['reason'] ?? 'restored from a backup'
  let now = sequence
  for (const remote of new Set(changes.map((change) => change.remote)))
    now = (await store.changeRegistry({ action: 'confirm', remote, reason }, author)).sequence
  return {
    data: { before: sequence, sequence: now },
    text: `The registry goes on from ${above} (sequence ${now})`,
  }
}
