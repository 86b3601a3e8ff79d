import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { siteUnderTest } from '../site/site-under-test.ts'

const root = resolve(import.meta.dirname, '../..')

export interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** Runs `npm run delivery -- …` as a team does, against the releases in `dataFolder`. */
export function runDelivery(dataFolder: string, args: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, [join(root, 'commands/delivery.ts'), ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      SUPABASE_URL: siteUnderTest.supabaseUrl,
      SUPABASE_ANON_KEY: siteUnderTest.supabaseAnonKey,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const text = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (text.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text.stderr += chunk.toString()))
  return new Promise((done) => child.once('close', (code) => done({ code: code ?? 1, ...text })))
}
