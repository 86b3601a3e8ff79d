import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isRemote } from '../releases/release.ts'
import { declareSlots, slotsOf } from '../types/composition-types.ts'
import { readLiveTypes, type ReleaseTypes } from '../types/release-types.ts'
import type { Answer, CommandInput } from './command.ts'

/** Writes what the live slots take, for the editor of a team that has no other remote's sources. */
export async function writeTypes(input: CommandInput): Promise<Answer> {
  const { store, trusted, workspace, options, report } = input
  const live: Record<string, ReleaseTypes> = {}
  for await (const { remote, types } of readLiveTypes(store, trusted, report))
    // The kit is the one that is installed.
    if (types) live[remote] = isRemote(remote) ? types : { ...types, sources: {} }
  const folder = resolve(options['to'] ?? join(workspace.folder, 'live-types'))
  const files = await declareSlots(live, join(workspace.folder, 'node_modules'))
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const slots = slotsOf(live).map(({ name }) => name)
  return { data: { folder, slots }, text: `${folder}: ${slots.join(', ') || 'no slots'}` }
}
