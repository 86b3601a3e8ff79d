import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { siteUnderTest } from './site-under-test.ts'

const root = resolve(import.meta.dirname, '..')

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

/**
 * A copy of a remote's build in which one text is another expression.
 *
 * @param text a string of the remote's sources
 * @param expression JavaScript that stands in its place, for example `"Another text"`
 */
export async function changedBuild(
  remote: string,
  text: string,
  expression: string,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-build-'))
  await cp(join(root, `mf-${remote}`, 'dist'), folder, { recursive: true })
  const literal = new RegExp(`(["'\`])${text}\\1`, 'g')
  let changes = 0
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.js')) continue
    const code = await readFile(join(folder, file), 'utf8')
    const changed = code.replace(literal, () => expression)
    if (changed === code) continue
    await writeFile(join(folder, file), changed)
    changes++
  }
  if (changes === 0) throw new Error(`mf-${remote} says '${text}' nowhere`)
  return folder
}
