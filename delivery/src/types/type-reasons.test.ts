import { readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { readReleaseTypes, typesPath } from './release-types.ts'
import { compile } from './compiler.ts'
import { declareSlots, type CompositionTypes } from './composition-types.ts'
import { typeReasons } from './type-reasons.ts'

const packages = resolve(import.meta.dirname, '../../../node_modules')

const kit = `import { ReactNode } from 'react'
type BadgeTone = 'plain' | 'brass'
interface BadgeProps { tone?: BadgeTone; children: ReactNode }
export declare function Badge({ tone, children }: BadgeProps): import('react').JSX.Element
export interface Slots {}
export type SlotName = keyof Slots & string
export declare function Slot<Name extends SlotName>(given: { name: Name } & Slots[Name]): import('react').JSX.Element
export declare function longDate(date: string): string
`

const noTypes = { kit: {}, slots: {}, sources: {} }

const contactForm = `export interface ContactFormProps { subject?: string }
export function Component({ subject }: ContactFormProps) { return <form aria-label={subject} /> }
`

const live: CompositionTypes = {
  shell: {
    kit: { 'shared-ui': kit },
    slots: {},
    sources: {
      'src/home.tsx': `import { Slot } from 'shared-ui'
export const home = <Slot name="leads/contact-form" />
`,
    },
  },
  leads: {
    kit: {},
    slots: { 'contact-form': 'src/contact-form.tsx' },
    sources: {
      'src/contact-form.tsx': contactForm,
      'src/slots.d.ts': `import type { ContactFormProps } from './contact-form.tsx'
declare module 'shared-ui' { interface Slots { 'leads/contact-form': ContactFormProps } }
`,
    },
  },
  catalogue: {
    kit: {},
    slots: {},
    sources: {
      'src/role-page.tsx': `import { Badge, Slot, longDate } from 'shared-ui'
import { clsx } from 'a-package-that-is-not-here'
const isNew = clsx<string>(import.meta.env.MODE)

export const page = (
  <main className={isNew}>
    <Badge tone="brass">{longDate('2026-11-26')}</Badge>
    <Slot name="leads/contact-form" subject="Roles" />
  </main>
)
`,
    },
  },
}

/** The live set with another text in one of its files, and what is said of it. */
function reasonsFor(remote: 'shell' | 'leads' | 'catalogue', before: string, after: string) {
  const own = live[remote]!
  const edit = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([at, text]) => [at, text.replace(before, after)]))
  const changed = { ...own, kit: edit(own.kit), sources: edit(own.sources) }
  expect(changed).not.toEqual(own)
  return typeReasons({ remote, before: live, after: { ...live, [remote]: changed }, packages })
}

test('what changes nothing for others passes', async () => {
  expect(await reasonsFor('shell', "'plain'", "'plain' | 'danger'")).toEqual([])
  expect(await reasonsFor('leads', 'subject?: string', 'subject?: string; note?: string')).toEqual(
    [],
  )
  expect(await reasonsFor('catalogue', '<main ', '<main id="role" ')).toEqual([])
})

test('a kit with a renamed property says which remote uses it, where, and what it was', async () => {
  const reasons = await reasonsFor('shell', 'tone?: BadgeTone', 'colour?: BadgeTone')
  expect(reasons).toEqual([
    expect.stringMatching(
      /^`catalogue` src\/role-page\.tsx:7 does not fit: `Badge` took \{ tone\?: BadgeTone.*; \} and takes \{ colour\?: BadgeTone.*; \}\. .*Property 'tone' does not exist/,
    ),
  ])
})

test('of several that changed the nearest is told, however far a page goes on before the property', async () => {
  const second = kit
    .replace('longDate(date: string)', 'longDate(date: string, zone?: string)')
    .replace('tone?: BadgeTone', 'colour?: BadgeTone')
  const long = `import { Badge, longDate } from 'shared-ui'
export const page = <p title={longDate('')}><Badge
${'  data-x\n'.repeat(30)}  tone="brass"
>Now</Badge></p>
`
  const before = { ...live, another: { ...noTypes, sources: { 'src/long.tsx': long } } }
  const after = { ...before, shell: { ...live['shell']!, kit: { 'shared-ui': second } } }
  const reasons = await typeReasons({ remote: 'shell', before, after, packages })
  expect(reasons).toContainEqual(
    expect.stringMatching(/^`another` src\/long\.tsx:\d+ does not fit: `Badge` took/),
  )
})

test('a kit without a name says who imports it', async () => {
  const reasons = await reasonsFor(
    'shell',
    'export declare function longDate',
    'export declare function shortDate',
  )
  expect(reasons).toEqual([
    expect.stringMatching(
      /^`catalogue` src\/role-page\.tsx:1 does not fit.* no exported member.*'longDate'/,
    ),
  ])
})

test('a slot that asks for more says which pages show it without', async () => {
  const reasons = await reasonsFor('leads', 'subject?: string', 'topic: string')
  expect(reasons).toEqual([
    expect.stringMatching(
      /^`catalogue` src\/role-page\.tsx:8 does not fit: `leads\/contact-form` took /,
    ),
    expect.stringMatching(
      /^`shell` src\/home\.tsx:2 does not fit: `leads\/contact-form` took \{ subject\?: string.*; \} and takes \{ topic: string; \}\. /,
    ),
  ])
})

test('a remote that uses what the live kit does not take is told so by its own line', async () => {
  expect(await reasonsFor('catalogue', 'tone="brass"', 'tone="loud"')).toEqual([
    expect.stringMatching(/^`catalogue` src\/role-page\.tsx:7 does not fit\. Type '"loud"' is not/),
  ])
})

test('what was wrong before is not blamed on a candidate', async () => {
  const broken = {
    ...live,
    catalogue: {
      kit: {},
      slots: {},
      sources: { 'src/a.tsx': `import { Gone } from 'shared-ui'\nexport default Gone\n` },
    },
  }
  const shell = { ...live['shell']!, kit: { 'shared-ui': kit.replace("'plain'", "'none'") } }
  expect(
    await typeReasons({ remote: 'shell', before: broken, after: { ...broken, shell }, packages }),
  ).toEqual([])
})

test('an editor without the sources of others knows what their slots take', async () => {
  const declared = await declareSlots({ ...live, catalogue: noTypes }, packages)
  expect([...declared.keys()].sort()).toEqual(['leads/src/contact-form.d.ts', 'slots.d.ts'])
  const page = (props: string) =>
    `import { Slot } from 'shared-ui'\nexport const page = <Slot name="leads/contact-form" ${props} />\n`
  const files = new Map([
    ...declared,
    ['kit.d.ts', kit],
    ['right.tsx', page('subject="Roles"')],
    ['wrong.tsx', page('topic="Roles"')],
  ])
  const problems = await compile({ files, paths: { 'shared-ui': 'kit.d.ts' }, packages })
  expect(problems).toMatchObject([{ file: 'wrong.tsx', line: 2 }])
})

test('a slot whose remote says nothing of types takes anything', async () => {
  const { leads: _, ...untold } = live
  expect(await typeReasons({ remote: 'shell', before: untold, after: untold, packages })).toEqual(
    [],
  )
})

test('who changes nothing of their types is not held up by what is live already', async () => {
  const slot = contactForm.replace('subject?: string', 'topic: string')
  const leads = { ...live['leads']!, sources: { 'src/contact-form.tsx': slot } }
  const before: CompositionTypes = { ...live, leads }
  const after = structuredClone(before)
  expect(await typeReasons({ remote: 'catalogue', before, after, packages })).toEqual([])
  Object.assign(after['catalogue']!.sources, { 'src/another.ts': '' })
  expect(await typeReasons({ remote: 'catalogue', before, after, packages })).toHaveLength(1)
})

test('what is no types of a release is not unpacked', () => {
  const sources = { '../../escaped.ts': 'export const escaped: string = 1' }
  const bytes = brotliCompressSync(JSON.stringify({ sources }))
  expect(() => readReleaseTypes(new Map([[typesPath, bytes]]))).toThrow('not what a build writes')
  const bomb = brotliCompressSync(Buffer.alloc(50_000_000))
  expect(() => readReleaseTypes(new Map([[typesPath, bomb]]))).toThrow('not what a build writes')
})

const another = (sources: Record<string, string>, slots: Record<string, string> = {}) => ({
  another: { kit: {}, slots, sources },
})

const reactOfItsOwn = (begins: string) =>
  `export {}\ndeclare ${begins} { interface Attributes { tone?: any } }`

/** What is said of a kit whose `Badge` calls its property otherwise, while this is live, too. */
function reasonsBeside(more: CompositionTypes) {
  const before = { ...live, ...more }
  const other = { 'shared-ui': kit.replace('tone?: BadgeTone', 'colour?: BadgeTone') }
  const after = { ...before, shell: { ...live['shell']!, kit: other } }
  return typeReasons({ remote: 'shell', before, after, packages })
}

test('whatever others publish silences nobody', async () => {
  const sources = {
    'no TypeScript': { 'src/a.ts': 'export const = ;' },
    'a style': { 'src/a.css': '.a {}' },
    'a kit of its own': { 'src/a.d.ts': 'declare module "shared-ui";' },
    'with a comment': { 'src/a.ts': 'module/* */"shared-ui" { export const Badge: any }' },
    'a React of its own': { 'src/a.ts': reactOfItsOwn('module"react"') },
    'after what looks like nothing': { 'src/a.ts': reactOfItsOwn('module\u200b"react"') },
    'after a rare end of a line': { 'src/a.ts': reactOfItsOwn('module\u0085"react"') },
    'of all': { 'src/a.ts': reactOfItsOwn('global//\u2028{ namespace React') + ' }' },
    'by a number': { 'src/a.ts': reactOfItsOwn('gl\\u006fbal { namespace React') + ' }' },
    'a name that goes on in another line': { 'src/a.ts': "/* from 'shared-ui\\\r' */" },
  }
  const others = Object.entries(sources).map(([_, own], index) => [
    `another-${index}`,
    { kit: {}, slots: {}, sources: own },
  ])
  expect(await reasonsBeside(Object.fromEntries(others))).toEqual([
    expect.stringMatching(/^`catalogue` src\/role-page.tsx:7/),
  ])
})

test('a search for comments that never end is soon done', async () => {
  const sources = Object.fromEntries(
    ['module/*', 'module//', 'global/*'].map((unit, i) => [`src/${i}.ts`, unit.repeat(5e4)]),
  )
  expect(await reasonsBeside(another(sources))).toHaveLength(1)
})

test('who says what all mean by a word of the language stops nobody', async () => {
  const sources = {
    'src/a.tsx': 'export const Component = () => null',
    'src/all.d.ts': 'interface String { trim(): symbol }',
    'src/more.ts': 'export {}\ndeclare global { interface String { trim(): symbol } }',
    'src/node.ts': '//// <reference types="node" />',
  }
  const before = { ...live, ...another(sources, { box: 'src/a.tsx' }) }
  const page = `import { Badge } from 'shared-ui'
const name: string = 'a '.trim()
export const timer: number = setTimeout(() => undefined)
export default <Badge>{name}</Badge>
`
  const catalogue = { kit: {}, slots: {}, sources: { 'src/page.tsx': page } }
  const after = { ...before, catalogue }
  expect(await typeReasons({ remote: 'catalogue', before, after, packages })).toEqual([])
})

test('what was wrong before is known by its place, whatever folder it was compiled in', async () => {
  const thing = 'export class Thing { private isOne = true }'
  const sources = {
    'src/one.ts': thing,
    'src/two.ts': thing,
    'src/a.ts': `import type { Thing } from './one.ts'
import { Thing as Other } from './two.ts'
export const thing: Thing = new Other()
`,
  }
  const before = { ...live, ...another(sources) }
  const shell = { ...live['shell']!, kit: { 'shared-ui': kit.replace("'plain'", "'none'") } }
  expect(
    await typeReasons({ remote: 'shell', before, after: { ...before, shell }, packages }),
  ).toEqual([])
})

test('a slot that nobody offers yet, or any more, takes anything', async () => {
  expect(await reasonsFor('catalogue', 'leads/contact-form" subject', 'leads/news" x')).toEqual([])
  expect(
    await reasonsFor('catalogue', '<Slot name="leads/contact-form"', '<Slot x name="a/b"'),
  ).toEqual([])
})

test('what takes all memory is not taken for what fits', async () => {
  const digit = '0|1|2|3|4|5|6|7|8|9'
  const bombs = Array.from(
    { length: 60 },
    (_, index) => `export type A${index} = \`\${Long}${index}\${D}\${D}\${D}\${D}\`
export const a${index}: A${index} = ''`,
  )
  const long = `type Long = '${'x'.repeat(9_000)}'\ntype D = ${digit}`
  await expect(reasonsBeside(another({ 'src/a.ts': [long, ...bombs].join('\n') }))).rejects.toThrow(
    'did not end well',
  )
})

test('types are declared of no file but those of releases', async () => {
  const { path: folder, remove } = makeTemporaryFolder('elsewhere-')
  const elsewhere = join(folder, 'elsewhere.ts')
  await writeFile(elsewhere, 'export interface Given { a: string }')
  const source = `import type { Given } from '${elsewhere}'
export const Component = (_: Given) => null
`
  const composition = { ...live, ...another({ 'src/a.tsx': source }, { box: 'src/a.tsx' }) }
  await expect(declareSlots(composition, packages)).rejects.toThrow('elsewhere.ts')
  expect(await readdir(folder)).toEqual(['elsewhere.ts'])
  await remove()
})

const dots = { slots: { box: "src/a.tsx').Component }" } }

test.each([
  ['a slot that is no path', dots],
  ['a name that is longer than a file may have', { sources: { [`${'a'.repeat(300)}.ts`]: '' } }],
  ['a file that is a folder, too', { sources: { 'src/a': '', 'src/a/b.ts': '' } }],
  [
    'more files than a release may have',
    { sources: Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`${i}.ts`, ''])) },
  ],
])('%s is no types of a release', (_, types) => {
  const files = new Map([[typesPath, brotliCompressSync(JSON.stringify(types))]])
  expect(() => readReleaseTypes(files)).toThrow('not what a build writes')
})
