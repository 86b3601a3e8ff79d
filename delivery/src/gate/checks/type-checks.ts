import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readReleaseTypes, typesPath } from '../../types/release-types.ts'
import { typeReasons } from '../../types/type-reasons.ts'
import type { GateInput } from '../gate-input.ts'
import type { Gate } from '../phases.ts'

/** Holds the candidate's types to the live ones, both ways; a release of before there were any is not held to anything. */
export function compareTypes(
  { candidate, folder, packages }: GateInput,
  gate: Gate,
): Promise<void> {
  const { remote } = candidate
  return gate.phase('live types', async () => {
    const bytes = await readFile(join(folder, typesPath)).catch(() => null)
    const own = readReleaseTypes(new Map(bytes ? [[typesPath, bytes]] : []))
    if (!own) return gate.report('its build says nothing of types: build it with a newer kit')
    const before = gate.trial.liveTypes()
    const after = { ...before, [remote]: own }
    // Whoever publishes what keeps a compiler busy keeps nobody from publishing.
    const reasons = await typeReasons({ remote, before, after, packages }).catch((error: unknown) =>
      gate.report(`types: not compared: ${(error as Error).message}`),
    )
    gate.refuse(reasons ?? [])
  })
}
