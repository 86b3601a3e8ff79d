import { join } from 'node:path'
import * as v from 'valibot'
import { startProcess } from '../../own-process.ts'
import { parseSiteData } from '../../site-data/site-data.ts'
import type { TrialFolder } from './trial-folder.ts'

const pageSchema = v.object({
  /** Full path, for example `/roles/:roleSlug`. */
  path: v.string(),
  /** Slots of other remotes that it shows. */
  slots: v.array(v.string()),
  /** Why its module does not load. */
  error: v.optional(v.string()),
})

export const examinationSchema = v.object({
  /** Build of the shell that was examined, and the version of its `shared-ui`. */
  shell: v.string(),
  kit: v.string(),
  /** What each shared module exports. */
  shared: v.record(v.string(), v.array(v.string())),
  /** Whose pages are where, and the navigation, with every offer put in. */
  site: v.pipe(
    v.looseObject({}),
    v.transform((site) => parseSiteData({ ...site, format: 1, notice: null })),
  ),
  /** Remotes that are live and work with another kit only. */
  elsewhere: v.optional(v.array(v.string()), []),
  /** First path segments that each remote owns. */
  prefixes: v.record(v.string(), v.array(v.string())),
  remotes: v.record(
    v.string(),
    v.object({ pages: v.array(pageSchema), error: v.optional(v.string()) }),
  ),
  /** The shell's own pages with slots. */
  shellPages: v.array(pageSchema),
  /** Every slot that a page uses → why it does not load, or null. */
  slots: v.record(v.string(), v.nullable(v.string())),
})

export type ExaminedPage = v.InferOutput<typeof pageSchema>

/** What a composition offers, as the shell's `examine.js` found by loading it. */
export type Examination = v.InferOutput<typeof examinationSchema>

const deadlineMs = 30_000

/**
 * Loads a composition in a process of its own, in the shell's federation host.
 *
 * @param kit that is meant, while there are frames of two
 * @throws {Error} when that process ends or hangs before it has answered: a module may do anything when it loads
 */
export async function examine(
  shellFolder: string,
  trial: TrialFolder,
  kit?: string,
): Promise<Examination> {
  const file = join(shellFolder, 'server', 'examine.js')
  const env = {
    ...{ NODE_ENV: 'production', TMPDIR: trial.path, ...trial.settings },
    ...(kit !== undefined && { EXAMINED_KIT: kit }),
  }
  const { child, ended, kill } = startProcess(file, { env })
  let output = ''
  let errors = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const deadline = setTimeout(kill, deadlineMs)
  const { code, signal } = await ended
  clearTimeout(deadline)
  const answer = output.trim().split('\n').at(-1) ?? ''
  if (code === 0 && answer.startsWith('{')) return v.parse(examinationSchema, JSON.parse(answer))
  const end = signal ? `did not end within ${deadlineMs / 1000} s` : `ended with code ${code}`
  throw new Error(`${end}${errors && `: ${gistOf(errors)}`}`)
}

/** The line that says what happened, in what Node prints about an error. */
export function gistOf(text: string): string {
  const lines = text.trim().split('\n')
  return (lines.find((line) => /^(Uncaught )?\w*Error\b/.test(line)) ?? lines.at(-1) ?? '').trim()
}

/** Pages of the whole composition that show `slot`. */
export const usersOf = (slot: string, examination: Examination): ExaminedPage[] =>
  pagesOf(examination).filter(({ slots }) => slots.includes(slot))

export const pagesOf = ({ shellPages, remotes }: Examination): ExaminedPage[] => [
  ...shellPages,
  ...Object.values(remotes).flatMap(({ pages }) => pages),
]
