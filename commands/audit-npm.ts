import { spawn } from 'node:child_process'
import * as v from 'valibot'
import { root } from './settings.ts'

export interface NpmOutput {
  isOk: boolean
  /** What it printed, which `--json` makes an object where it failed. */
  text: string
}

/** Runs npm in the project. It may be a newer or older one than ours: nothing here depends on its words. */
export async function npm(args: string[]): Promise<NpmOutput> {
  const child = spawn('npm', [...args, '--json', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  return { isOk: code === 0, text }
}

const errorSchema = v.union([
  v.object({ message: v.pipe(v.string(), v.nonEmpty()) }),
  v.object({ error: v.object({ summary: v.pipe(v.string(), v.nonEmpty()) }) }),
])

/** Why a command failed, on one line: what stands in its JSON before the manual. */
export function npmError(text: string): string {
  const answer = v.safeParse(errorSchema, parseJson(text))
  if (!answer.success) return 'npm gave no reason'
  const reason = 'message' in answer.output ? answer.output.message : answer.output.error.summary
  return reason
    .replace(/\n\nClean install.*/s, '')
    .replace(/\s+/g, ' ')
    .trim()
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
