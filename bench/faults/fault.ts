import * as v from 'valibot'

const named = {
  /** What is wrong then, as whoever meets it would say. */
  name: v.string(),
  /** From the workspace's folder. */
  file: v.string(),
  /** Why the whole suite does not find it; only where it does not. */
  why: v.optional(v.string()),
}

export const faultSchema = v.union([
  /** `find` stands exactly once in the file. */
  v.strictObject({ ...named, find: v.string(), replace: v.string() }),
  v.strictObject({ ...named, add: v.string() }),
  v.strictObject({ ...named, isLost: v.literal(true) }),
])

/** A small mistake as a developer makes it: other words in a file, a file too many, a file lost. */
export type Fault = v.InferOutput<typeof faultSchema>

/** `shell/server`, `mf-leads`: where a reader looks for it. */
export function folderOf({ file }: Fault): string {
  const [first = '', second = '', ...more] = file.split('/')
  return first === 'shell' && more.length > 0 ? `${first}/${second}` : first
}
