import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { readVerifiedFile } from '../releases/integrity.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { releaseNames, type Answer, type CommandInput } from './command.ts'
import { table } from './text.ts'

/** Where a remote's build lists the packages in it, and the shell's lists its own. */
const billPath = 'server/sbom.json'
const shellBillName = 'sbom.json'

/** It comes from a team's build, and a terminal obeys control characters. */
const text = v.pipe(v.string(), v.regex(/^\P{Cc}{0,300}$/u))

const licence = v.union([
  v.object({ expression: text }),
  v.object({ license: v.object({ name: text }) }),
])

/** The parts of a CycloneDX document that are shown. */
const billSchema = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(
    v.object({
      name: text,
      version: text,
      licenses: v.optional(v.array(licence), []),
      properties: v.optional(v.array(v.object({ name: text, value: text })), []),
    }),
  ),
})

/** Shows the packages that a release, or the shell that was built here, really ships, and their licences. */
export async function inspect(input: CommandInput): Promise<Answer> {
  const isShell = input.names[0] === 'shell'
  const bytes = isShell ? await readShellBill(input) : await readBill(input, input.names)
  const { data, packages: rows } = parseBill(bytes)
  const licences = new Set(rows.map(({ licence }) => licence || 'none named'))
  const summary = `${rows.length} packages under ${[...licences].sort().join('; ')}`
  return { data, text: rows.length > 0 ? `${summary}\n${table(rows)}` : '0 packages' }
}

/**
 * The packages that a release says it ships.
 *
 * @throws {Error} one line that says why it cannot be told
 */
export async function packagesOf(
  sources: Sources,
  remote: string,
  release: string,
): Promise<ShippedPackage[]> {
  return parseBill(await readBill(sources, [remote, release])).packages
}

function parseBill(bytes: Uint8Array) {
  try {
    const data: unknown = JSON.parse(Buffer.from(bytes).toString())
    return { data, packages: v.parse(billSchema, data).components.map(packageOf) }
  } catch (error) {
    throw new Error('Its list of packages is no CycloneDX document that this can read', {
      cause: error,
    })
  }
}

type Component = v.InferOutput<typeof billSchema>['components'][number]

/** A package that a release ships. */
export type ShippedPackage = ReturnType<typeof packageOf>

function packageOf({ name, version, licenses, properties }: Component) {
  const licence = licenses.map((each) => ('license' in each ? each.license.name : each.expression))
  const shipsTo = properties.filter((each) => each.name === 'ships-to').map(({ value }) => value)
  return { package: name, version, licence: licence.join(', '), 'ships to': shipsTo.join(', ') }
}

type Sources = Pick<CommandInput, 'store'> & { trusted: TrustedKeys }

async function readBill({ store, trusted }: Sources, names: string[]): Promise<Uint8Array> {
  const { remote, release } = releaseNames(names)
  const signed = await store.readRelease(remote, release, trusted)
  if (!signed) throw new Error(`${remote} has no release ${release}`)
  if (!signed.manifest.files[billPath])
    throw new Error(`${remote} ${release} does not say what is in it: it has no ${billPath}`)
  return readVerifiedFile(store, signed.manifest, billPath)
}

async function readShellBill({ workspace }: CommandInput): Promise<Uint8Array> {
  return readFile(join(workspace.shellFolder, shellBillName)).catch(() => {
    throw new Error("The shell is not built here: run 'npx nx build shell' first")
  })
}
