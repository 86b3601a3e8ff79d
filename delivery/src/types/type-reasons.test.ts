import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
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

test('what is no types of a release is not unpacked', () => {
  const sources = { '../../escaped.ts': 'export const escaped: string = 1' }
  const bytes = brotliCompressSync(JSON.stringify({ sources }))
  expect(() => readReleaseTypes(new Map([[typesPath, bytes]]))).toThrow('not what a build writes')
  const bomb = brotliCompressSync(Buffer.alloc(50_000_000))
  expect(() => readReleaseTypes(new Map([[typesPath, bomb]]))).toThrow('not what a build writes')
})
