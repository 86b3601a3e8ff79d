import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Children } from '../processes/children.ts'
import type { SiteSettings } from '../site/settings.ts'

export const bucketName = 'releases'

const storeSchema = v.object({
  RELEASE_STORE: v.string(),
  S3_ENDPOINT: v.string(),
  S3_REGION: v.string(),
  AWS_ACCESS_KEY_ID: v.string(),
  AWS_SECRET_ACCESS_KEY: v.string(),
})
const noteSchema = v.object({ pid: v.number(), store: storeSchema })

/** The settings with which a store in a bucket is reached. */
export type FleetStore = v.InferOutput<typeof storeSchema>

const notePath = (dataFolder: string) => join(dataFolder, 'fleet/store.json')

/**
 * The store that the settings name, which may be a bucket anywhere; else a bucket of the fleet's own, with objects under the data
 * folder and keys of this run. Where that is stands in a file that only its owner reads, until this process exits.
 */
export async function openFleetStore(
  children: Children,
  settings: SiteSettings,
): Promise<Partial<FleetStore>> {
  if (settings.RELEASE_STORE) return {}
  const keys = {
    AWS_ACCESS_KEY_ID: 'fleet',
    AWS_SECRET_ACCESS_KEY: randomBytes(24).toString('base64url'),
  }
  const S3_ENDPOINT = await children.start('The object store', 'commands/fleet/object-store.ts', {
    ...keys,
    OBJECTS: join(settings.DATA_DIR, 'fleet/objects'),
  })
  const store = { RELEASE_STORE: `s3://${bucketName}`, S3_ENDPOINT, S3_REGION: 'local', ...keys }
  noteStore(settings.DATA_DIR, store)
  return store
}

/** Writes down, for `npm run delivery`, where the store of this process's fleet is. */
export function noteStore(dataFolder: string, store: FleetStore): void {
  const path = notePath(dataFolder)
  mkdirSync(dirname(path), { recursive: true })
  // A file that is there already would keep its rights.
  rmSync(path, { force: true })
  writeFileSync(path, JSON.stringify({ pid: process.pid, store }), { mode: 0o600, flag: 'wx' })
  process.once('exit', () => rmSync(path, { force: true }))
}

/** The store of the fleet that runs with this data folder, if one does. */
export function findFleetStore(dataFolder: string): FleetStore | undefined {
  try {
    const note = v.parse(noteSchema, JSON.parse(readFileSync(notePath(dataFolder), 'utf8')))
    // A fleet that was killed leaves its file behind.
    process.kill(note.pid, 0)
    return note.store
  } catch {
    return undefined
  }
}
