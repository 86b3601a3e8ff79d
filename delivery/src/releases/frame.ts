import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { filePathSchema } from '../names.ts'
import { frameName } from './build.ts'

/** The name under which the shell itself is released: what renders pages, and what runs in browsers. */
export const shellRemote = 'shell'

const frameSchema = v.object({
  /** Browser entry and the program of its render workers, relative to the build. */
  entry: filePathSchema,
  serverEntry: filePathSchema,
  /** How a server speaks to its workers, and what it writes into documents. */
  protocol: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/** What the shell's build says of itself. */
export type FrameDescription = v.InferOutput<typeof frameSchema>

/** @throws {Error} when the build says nothing, or what nobody reads */
export async function readFrame(folder: string): Promise<FrameDescription> {
  const text = await readFile(join(folder, frameName), 'utf8').catch(() => {
    throw new Error(`shell: the build has no ${frameName}`)
  })
  return v.parse(frameSchema, JSON.parse(text))
}
