import { existsSync } from 'node:fs'
import { withoutEnds } from '../registry/change.ts'
import { everyRemote } from '../signing/keys.ts'
import { changeRoot } from '../signing/root-files.ts'
import { shellTeam } from '../signing/signing-key.ts'
import { assertRoot } from './change-root.ts'
import { authorOf, type Answer, type CommandInput } from './command.ts'
import { numberOption } from './text.ts'

/** Goes on from a registry that was put back from a backup, above the highest number that was in use. */
export async function restore(input: CommandInput): Promise<Answer> {
  const { store, trusted, options } = input
  // The backup's root may still let somebody do what was ended since; without one of our own nobody knows.
  if (existsSync(input.rootFile))
    await changeRoot(input.rootFile, store, async (file) => assertRoot(file), true)
  if (input.flags.has('forged')) {
    await input.confirm(
      `What nobody signed whom root ${trusted.version} knows, and what stands after it, goes from the registry.`,
    )
    const dropped = await store.dropForged(trusted)
    const { sequence } = await store.readRegistry(withoutEnds(trusted))
    return {
      data: { dropped, sequence },
      text: `${dropped} lines that nobody signed whom the root knows are out; the registry ends with change ${sequence}`,
    }
  }
  const { sequence, changes } = await store.readRegistry(trusted)
  const last = await store.readNewest(trusted)
  const known = Math.max(sequence, last?.sequence ?? 0)
  const above = numberOption(options, 'above', known, { min: known, max: 1e12 })
  const author = { ...(await authorOf(input, shellTeam)), above, after: last }
  const reason = options['reason'] ?? 'restored from a backup'
  let now = sequence
  // Of a remote that came after the backup shells know changes, too: what the root lets somebody do with it tells.
  const all = [...changes, ...trusted.keys, ...(trusted.people ?? [])].map(({ remote }) => remote)
  for (const remote of new Set(all.filter((name) => name !== everyRemote)))
    now = (await store.changeRegistry({ action: 'confirm', remote, reason }, author)).sequence
  return {
    data: { before: sequence, sequence: now },
    text: `The registry goes on from ${above} (sequence ${now})`,
  }
}
