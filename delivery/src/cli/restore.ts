import { claimOf } from '../registry/change.ts'
import { SignedRegistry } from '../registry/signed-registry.ts'
import { everyRemote } from '../signing/keys.ts'
import { changeRoot, rootToSign } from '../signing/root-files.ts'
import { readRootFile } from '../signing/root.ts'
import { shellTeam } from '../signing/signing-key.ts'
import { assertRoot } from './change-root.ts'
import { authorOf, type Answer, type CommandInput } from './command.ts'
import { numberOption, plainLine } from './text.ts'

/** Goes on from a registry that was put back from a backup, above the highest number that was in use. */
export async function restore(input: CommandInput): Promise<Answer> {
  const { store, trusted, options, rootFile } = input
  if (input.flags.has('forged')) return dropForged(input)
  if (input.flags.has('ahead')) return dropAhead(input)
  // The backup's root may still let somebody do what was ended since; without one of our own nobody knows.
  const own = await readRootFile(rootFile)
  const root = own && (await changeRoot(rootFile, store, async (file) => assertRoot(file)))
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
    text: `The registry goes on from ${above} (sequence ${now}, root ${root?.version ?? 'unknown'})`,
  }
}

/** Takes out what nobody signed whom the root knows, as it is here and in the store. */
async function dropForged({ rootFile, store, confirm }: CommandInput): Promise<Answer> {
  await rootToSign(rootFile, store)
  // Unlike what only reads it, this hears of a store that is away.
  const readTrusted = async () => changeRoot(rootFile, store, async (file) => assertRoot(file))
  const root = await readTrusted()
  const found = await store.findForged(root)
  const list = [...found.forged.map(claimOf), ...found.cut]
    .map((one) => (one ? `${one.sequence} (${one.action} ${one.remote})` : 'none'))
    .join(', ')
  if (found.forged.length > 0)
    await confirm(
      `By root ${root.version} ${found.forged.length} lines are nobody's; with what goes on from them go the changes ${plainLine(list)}.`,
    )
  const { forged, cut, rest } = await store.dropForged(readTrusted)
  const again = cut.length > 0 ? '; shells that saw them take it with `restore --above`' : ''
  return {
    data: { forged: forged.length, cut: cut.length, sequence: rest.sequence },
    text: `${forged.length} lines of nobody's are out, and ${cut.length} changes that went on from them${again}; the registry ends with change ${rest.sequence}`,
  }
}

/** Takes out what is dated or numbered ahead by the clock of this machine, which nobody could follow. */
async function dropAhead(input: CommandInput): Promise<Answer> {
  const { store, trusted, options, confirm } = input
  const ahead = (await store.readRegistry(trusted)).changesAhead(new SignedRegistry(), trusted)
  const list = ahead.map(({ sequence, action, remote }) => `${sequence} (${action} ${remote})`)
  const now = new Date().toISOString()
  if (list.length > 0) await confirm(`By the clock here, ${now}, these are ahead: ${list.join()}.`)
  const gone = new Set(ahead.map(({ jws }) => jws))
  await store.voidChanges(await authorOf(input, shellTeam), options['reason'] ?? 'is ahead', gone)
  return { data: { list }, text: `What was ahead is out: ${list.join() || 'nothing'}` }
}
