import * as v from 'valibot'
import { encodeText } from '../storage/storage.ts'
import { UnreadableRegistryError, type VerifiedChange } from './change.ts'

const documentSchema = v.pipe(
  v.string(),
  v.parseJson({}, 'is not complete JSON'),
  v.object({
    format: v.literal(2, (issue) => `is ${issue.received}, which another version reads`),
    /** Each a compact JWS of a change, in their order. */
    changes: v.pipe(v.array(v.string()), v.maxLength(5_000)),
  }),
)

export function serialiseChanges(changes: readonly Pick<VerifiedChange, 'jws'>[]): Uint8Array {
  const list = changes.map(({ jws }) => jws)
  return encodeText(`${JSON.stringify({ format: 2, changes: list }, null, 1)}\n`)
}

/** @throws {Error} one line that says what is wrong with the document */
export function parseDocument(text: string): v.InferOutput<typeof documentSchema> {
  const result = v.safeParse(documentSchema, text)
  if (result.success) return result.output
  const issue = result.issues[0]
  throw new UnreadableRegistryError(`${v.getDotPath(issue) ?? 'it'} ${issue.message}`)
}
