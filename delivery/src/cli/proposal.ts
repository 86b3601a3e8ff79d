import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import { signedRootSchema } from '../signing/root.ts'
import type { Answer } from './command.ts'

const proposalSchema = v.union([
  v.object({ root: signedRootSchema }),
  v.object({
    approvals: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(20)),
    reason: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
])
const fileSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.intersect([v.object({ format: v.literal(1) }), proposalSchema]),
)

/** A change that waits for more signatures: of the root, or of what a remote serves. */
export type Proposal = v.InferOutput<typeof proposalSchema>

/** @throws {Error} that names the file when it is something else */
export async function readProposal(path: string): Promise<Proposal> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`There is no file ${path}`)
  })
  const result = v.safeParse(fileSchema, text)
  if (!result.success) throw new Error(`${path} is not a change that waits for signatures`)
  return result.output
}

/** Writes the file, over the same one with fewer signatures as well. */
export async function writeProposal(
  path: string,
  proposal: Proposal,
  { signed, needed }: { signed: number; needed: number },
): Promise<Answer> {
  await writeFile(path, `${JSON.stringify({ format: 1, ...proposal }, null, 2)}\n`)
  return {
    data: { file: path, signed, needed, isDone: false },
    text: `Signed by ${signed} of ${needed} keys, and nothing is changed yet. The next signs with: cosign ${path}`,
  }
}
