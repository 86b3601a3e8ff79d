import { shellRemote } from '../releases/frame.ts'
import { compile, declare, type TypeProblem } from './compiler.ts'
import type { ReleaseTypes } from './release-types.ts'

/** What is live together: remote → its types, the shell's with the kit among them. */
export type CompositionTypes = Readonly<Record<string, ReleaseTypes>>

/** A place in a remote's sources that does not fit the kit, or a slot. */
export interface Misfit extends TypeProblem {
  remote: string
}

/**
 * Compiles remotes against the kit and the slots of a composition.
 *
 * @param checked whose sources are looked at
 * @param packages a folder `node_modules`
 */
export async function findMisfits(
  composition: CompositionTypes,
  checked: readonly string[],
  packages: string,
): Promise<Misfit[]> {
  if (checked.length === 0) return []
  const { files, paths } = filesOf(composition, checked)
  const problems = await compile({ files, paths, packages })
  return problems.flatMap((problem) => {
    const [remote = '', ...path] = problem.file.split('/')
    const file = path.join('/')
    if (!checked.includes(remote) || isNoise(problem)) return []
    return [{ ...problem, remote, file }]
  })
}

/** A package that is not here is `any`: that takes no type arguments, and has no types in it. */
const isNoise = ({ code }: TypeProblem) => code === 'TS2347' || code === 'TS2709'

/**
 * What the slots of a composition take, for somebody who has only the kit: path → declarations, which name nothing but packages.
 *
 * @param packages a folder `node_modules`
 */
export async function declareSlots(
  composition: CompositionTypes,
  packages: string,
): Promise<Map<string, string>> {
  const { files, paths } = filesOf(composition, [])
  const slots = files.get(slotsFile) ?? ''
  const declared = await declare({ files, paths, packages }, [slotsFile, foreignFile])
  return declared.set(slotsFile, slots)
}

const slotsFile = 'slots.d.ts'
const foreignFile = 'foreign.d.ts'

/** @param prefix of all paths, so that two compositions fit into one program */
export function filesOf(
  composition: CompositionTypes,
  checked: readonly string[],
  prefix = '',
): { files: Map<string, string>; paths: Record<string, string> } {
  const files = new Map<string, string>()
  const paths: Record<string, string> = {}
  for (const [name, declarations] of Object.entries(composition[shellRemote]?.kit ?? {})) {
    paths[name] = `${prefix}@kit/${name}.d.ts`
    files.set(paths[name], declarations)
  }
  const slots = slotsOf(composition)
  const needed = new Set([...checked, ...slots.map(({ remote }) => remote)])
  for (const remote of needed)
    for (const [path, source] of Object.entries(composition[remote]?.sources ?? {}))
      if (!speaksForAll(source)) files.set(`${prefix}${remote}/${path}`, apart(source))
  const offered = new Set(slots.map(({ name }) => name))
  const untold = slotsShown(files.values()).filter((name) => !offered.has(name))
  files.set(prefix + slotsFile, declarationOf(slots, untold))
  const foreign = [...modulesOfKit(files.values())].filter((name) => !Object.hasOwn(paths, name))
  // Else that of the folder with the packages would be found.
  files.set(prefix + foreignFile, foreign.map((name) => `declare module '${name}'\n`).join(''))
  return { files, paths }
}

function modulesOfKit(sources: Iterable<string>): Set<string> {
  return new Set(
    [...sources].flatMap(
      (source) => source.match(/(?<= from (["']))shared-ui[\w./-]*(?=\1)/g) ?? [],
    ),
  )
}

interface SlotTypes {
  name: string
  remote: string
  file: string
}

export function slotsOf(composition: CompositionTypes): SlotTypes[] {
  return Object.entries(composition).flatMap(([remote, { slots }]) =>
    Object.entries(slots).map(([name, file]) => ({ name: `${remote}/${name}`, remote, file })),
  )
}

/** A comment counts, closed or not: what searched for its end once for each beginning would never be done. */
const speaking = /\bmodule[\s\x85\u200b]*(?:["']|\/[*/])|\bglobal[\s\x85\u200b]*(?:\{|\/[*/])/
/** A letter by its number, which a compiler reads in `global` as well. */
const escaped = /\\u(?:\{0*([\da-f]{2})\}|00([\da-f]{2}))/gi

/** Whether a remote says something of the kit, of its slots, or of the language, for its own workspace: here it would be said of all. */
const speaksForAll = (source: string) =>
  speaking.test(
    source.replace(escaped, (_, a?: string, b?: string) =>
      String.fromCharCode(parseInt(a ?? b ?? '', 16)),
    ),
  )

/** The same lines as a module that brings nothing along: what it declares at its top is its own. */
const apart = (source: string) =>
  `${source.replace(/\/\/(?=\/[\s\x85\u200b]*<)/g, '// ')}\nexport {}\n`

export const propsOf = ({ remote, file }: SlotTypes, prefix = '') =>
  `import('react').ComponentProps<typeof import('./${prefix}${remote}/${file}').Component>`

/** @param untold slots of remotes whose releases say nothing of types, or that nobody offers now: they may take anything */
function declarationOf(slots: readonly SlotTypes[], untold: readonly string[]): string {
  const props = [
    ...slots.map((slot) => [slot.name, propsOf(slot)]),
    ...untold.map((name) => [name, 'any']),
  ]
  const lines = props.map(([name, type]) => `    '${name}': ${type}`)
  return `export {}\ndeclare module 'shared-ui' {\n  interface Slots {\n${lines.join('\n')}\n  }\n}\n`
}

/** As pages write them: `<Slot name="leads/contact-form" …`. */
function slotsShown(sources: Iterable<string>): string[] {
  const shown = [...sources].flatMap(
    (source) => source.match(/(?<=\bname=\{?(["']))[a-z0-9-]+\/[a-z0-9-]+(?=\1)/g) ?? [],
  )
  return [...new Set(shown)]
}
