import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { siteUnderTest } from './site-under-test.ts'

const root = resolve(import.meta.dirname, '../..')

export interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** Starts `npm run delivery -- …` as a team does, against the releases in `dataFolder`. */
export function startDelivery(dataFolder: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, [join(root, 'commands/delivery.ts'), ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      SITE_URL: siteUnderTest.url,
      SUPABASE_URL: siteUnderTest.supabaseUrl,
      SUPABASE_ANON_KEY: siteUnderTest.supabaseAnonKey,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Runs it to its end. */
export function runDelivery(
  dataFolder: string,
  args: string[],
  env?: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const child = startDelivery(dataFolder, args, env)
  const text = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (text.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text.stderr += chunk.toString()))
  return new Promise((done) => child.once('close', (code) => done({ code: code ?? 1, ...text })))
}

/** Command lines of the processes whose environment names a folder, as far as this machine tells. */
export async function runningIn(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const read = (pid: string, file: string) =>
    readFile(join('/proc', pid, file), 'utf8').catch(() => '')
  const found = await Promise.all(
    pids.map(async (pid) => ((await read(pid, 'environ')).includes(folder) ? pid : null)),
  )
  const lines = found.flatMap((pid) => (pid === null ? [] : read(pid, 'cmdline')))
  return (await Promise.all(lines)).map((line) => line.replaceAll('\0', ' ')).filter(Boolean)
}
