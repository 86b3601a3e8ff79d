import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { generateApiKey } from '@supabase/lite'

export type Keys = Awaited<ReturnType<typeof createKeys>>

export async function createKeys() {
  const [publishable, secret] = await Promise.all([
    generateApiKey('publishable'),
    generateApiKey('secret'),
  ])
  return {
    /** Public: acts as `anon`. */
    publishable: publishable.key,
    /** Secret: acts as `service_role`. */
    secret: secret.key,
    /** Signs session tokens. */
    jwtSecret: randomBytes(32).toString('base64url'),
  }
}

/** The keys of this data folder, made at its first start. */
export async function loadKeys(folder: string): Promise<Keys> {
  const file = join(folder, 'keys.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys
  const keys = await createKeys()
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return keys
}
