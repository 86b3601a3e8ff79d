import { shellRemote } from '../releases/frame.ts'
import { compile } from './compiler.ts'
import { filesOf, propsOf, slotsOf, type CompositionTypes } from './composition-types.ts'

/** What is given to a component, a function or a slot, as far as it is not what it was: `{ tone?: BadgeTone; }`, or `{}`. */
export interface TypeChange {
  /** `Badge`, or `leads/contact-form`. */
  name: string
  /** Module of the kit; absent of a slot. */
  module?: string
  before: string
  after: string
  /** Whether what was given before is refused, or something more is asked for. */
  isBreaking: boolean
}

/** Something that is in both, as types that stand for it. */
interface Subject {
  name: string
  module?: string
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
  const problems = await compile(files, now.paths, packages)
  const answer = (index: number) => {
    const line = question.split('\n').length + index + 1
    const problem = problems.find((each) => each.file === questionFile && each.line === line)
    return /^Type '(.*)' is not assignable to type 'never'/.exec(problem?.text ?? '')?.[1] ?? '{}'
  }
  return subjects.flatMap(({ name, module }, index) => {
    const [was = '', is = '', isBreaking] = [0, 1, 2].map((line) => answer(3 * index + line))
    if (was === '{}' && is === '{}') return []
    return [
      {
        name,
        ...(module && { module }),
        before: was,
        after: is,
        isBreaking: isBreaking === 'true',
      },
    ]
  })
}

const questionFile = 'question.ts'

const question = `type Given<T> = T extends (given: infer P, ...rest: never[]) => unknown ? P : T
type Takes<Old, New> = [Old] extends [New] ? ([Exclude<keyof Old, keyof New>] extends [never] ? false : true) : true`

/** Three lines: what was taken and is not, what is taken and was not, and whether the one does not fit the other. */
function asLines({ before, after }: Subject, index: number): string[] {
  const [old, now] = [`Old${index}`, `New${index}`]
  const other = (a: string, b: string) =>
    `{ [K in keyof ${a} as K extends keyof ${b} ? [${a}[K], ${b}[K]] extends [${b}[K], ${a}[K]] ? never : K : K]: ${a}[K] }`
  return [
    `type ${old} = Given<${before}>; declare const was${index}: ${other(old, now)}; export const a${index}: never = was${index}`,
    `type ${now} = Given<${after}>; declare const is${index}: ${other(now, old)}; export const b${index}: never = is${index}`,
    `declare const breaks${index}: Takes<${old}, ${now}>; export const c${index}: never = breaks${index}`,
  ]
}

function namesInBoth(before: CompositionTypes, after: CompositionTypes): Subject[] {
  const [old, now] = [kitOf(before), kitOf(after)]
  return Object.keys(old).flatMap((module) => {
    // Which slots there are is no change of the kit's own.
    const names = new Set(valuesOf(now[module] ?? '').filter((name) => name !== 'Slot'))
    const type = (side: string, name: string) => `typeof import('./${side}/@kit/${module}').${name}`
    return valuesOf(old[module] ?? '')
      .filter((name) => names.has(name))
      .map((name) => ({ name, module, before: type('before', name), after: type('after', name) }))
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

/** What a file of declarations exports that is no type: components, functions and constants. */
export function valuesOf(declarations: string): string[] {
  const declared = declarations.matchAll(/^export declare (?:function|const|class) (\w+)/gm)
  const listed = Array.from(declarations.matchAll(/^export \{([^}]*)\}/gm), ([, list = '']) =>
    list.split(',').map((item) => item.trim()),
  ).flat()
  const values = listed.filter((item) => item && !item.startsWith('type '))
  return [
    ...Array.from(declared, ([, name = '']) => name),
    ...values.map((item) => item.split(' as ').at(-1) ?? ''),
  ]
}
