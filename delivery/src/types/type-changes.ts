import { shellRemote } from '../releases/frame.ts'
import { compile } from './compiler.ts'
import { filesOf, propsOf, slotsOf, type CompositionTypes } from './composition-types.ts'

/** What is given to a component, a function or a slot, or what a type has, as far as it is not what it was: `{ tone?: BadgeTone; }`, or `{}`. */
export interface TypeChange {
  /** `Badge`, or `leads/contact-form`. */
  name: string
  /** Module of the kit; absent of a slot. */
  module?: string
  before: string
  after: string
  /** Whether code that was right may be wrong now. */
  isBreaking: boolean
}

/** Something that is in both, as types that stand for it. */
interface Subject {
  name: string
  module?: string
  /** A type may be given to the kit as well as taken from it. */
  isType?: boolean
  before: string
  after: string
}

/**
 * Compares what two compositions take, in the compiler's own words.
 *
 * @param packages a folder `node_modules`
 */
export async function findTypeChanges(
  before: CompositionTypes,
  after: CompositionTypes,
  packages: string,
): Promise<TypeChange[]> {
  const old = filesOf(before, [], 'before/')
  const now = filesOf(after, [], 'after/')
  const subjects = [...slotsInBoth(before, after), ...namesInBoth(before, after)]
  const lines = [question, ...subjects.flatMap(asLines)]
  // The module that is called `shared-ui` is that of after.
  for (const file of ['slots.d.ts', 'foreign.d.ts']) old.files.delete(`before/${file}`)
  const files = new Map([...old.files, ...now.files, [questionFile, lines.join('\n')]])
  const problems = await compile({ files, paths: now.paths, packages })
  const answer = (index: number) => {
    const line = question.split('\n').length + index + 1
    const problem = problems.find((each) => each.file === questionFile && each.line === line)
    return /^Type '(.*)' is not assignable to type 'never'/.exec(problem?.text ?? '')?.[1] ?? '{}'
  }
  return subjects.flatMap(({ name, module }, index) => {
    const [before = '', after = '', fits = ''] = [0, 1, 2].map((line) => answer(3 * index + line))
    const isBreaking = fits.includes('false')
    if (before === after && !isBreaking) return []
    return [{ name, ...(module && { module }), before, after, isBreaking }]
  })
}

const questionFile = 'question.ts'

const question = `type Given<T> = T extends (given: infer P, ...rest: never[]) => unknown ? P : T
type Fits<A, B> = [A] extends [B] ? true : false
type Keeps<Old, New> = Fits<keyof Old, keyof New>`

/** Three lines: what was taken and is not, what is taken and was not, and whether the one does not fit the other. */
function asLines({ before, after, isType }: Subject, index: number): string[] {
  const [old, now] = [`Old${index}`, `New${index}`]
  const other = (a: string, b: string) =>
    `{ [K in keyof ${a} as K extends keyof ${b} ? [${a}[K], ${b}[K]] extends [${b}[K], ${a}[K]] ? never : K : K]: ${a}[K] }`
  // A property that may be left out is missed by nobody but who gives it.
  const fits = [`Keeps<${old}, ${now}>`, `Fits<${after}, ${before}>`]
  if (isType) fits.push(`Fits<${before}, ${after}>`)
  return [
    `type ${old} = Given<${before}>; declare const was${index}: ${other(old, now)}; export const a${index}: never = was${index}`,
    `type ${now} = Given<${after}>; declare const is${index}: ${other(now, old)}; export const b${index}: never = is${index}`,
    `declare const fits${index}: [${fits.join(', ')}]; export const c${index}: never = fits${index}`,
  ]
}

function namesInBoth(before: CompositionTypes, after: CompositionTypes): Subject[] {
  const [old, now] = [kitOf(before), kitOf(after)]
  return Object.keys(old).flatMap((module) => {
    const there = exportsOf(now[module] ?? '')
    return [...exportsOf(old[module] ?? '')].flatMap(([name, isType]) => {
      // Which slots there are is no change of the kit's own.
      if (there.get(name) !== isType || /^Slots?(Name)?$/.test(name)) return []
      const type = (side: string) =>
        `${isType ? '' : 'typeof '}import('./${side}/@kit/${module}').${name}`
      return [{ name, module, isType, before: type('before'), after: type('after') }]
    })
  })
}

function slotsInBoth(before: CompositionTypes, after: CompositionTypes): Subject[] {
  const now = slotsOf(after)
  return slotsOf(before).flatMap((slot) => {
    const same = now.find(({ name }) => name === slot.name)
    if (!same) return []
    return [{ name: slot.name, before: propsOf(slot, 'before/'), after: propsOf(same, 'after/') }]
  })
}

export const kitOf = (composition: CompositionTypes) => composition[shellRemote]?.kit ?? {}

/** What a file of declarations exports: name → whether it is a type only. */
export function exportsOf(declarations: string): Map<string, boolean> {
  const names = new Map<string, boolean>()
  const declared = /^export (?:declare )?(function|const|class|interface|type) (\w+)/gm
  for (const [, kind = '', name = ''] of declarations.matchAll(declared))
    names.set(name, kind === 'interface' || kind === 'type')
  for (const [, isType, list = ''] of declarations.matchAll(/^export (type )?\{([^}]*)\}/gm))
    for (const item of list.split(',').map((each) => each.trim()))
      names.set(item.split(/ as |^type /).at(-1) ?? '', Boolean(isType) || item.startsWith('type '))
  names.delete('')
  return names
}
