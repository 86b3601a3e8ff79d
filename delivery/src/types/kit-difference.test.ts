import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { kitDifference, leastVersion } from './kit-difference.ts'

const packages = resolve(import.meta.dirname, '../../../node_modules')

const declared = `import { ReactNode } from 'react'
type Tone = 'plain' | 'brass'
interface BadgeProps {
  tone?: Tone;
  children: ReactNode;
}
/** A short fact. */
export declare function Badge({ tone, children }: BadgeProps): import('react').JSX.Element;
export declare const sizes: { readonly small: 12 };
export interface Step {
  title: string;
}
export declare function steps(of: readonly Step[]): number;
export type { Tone };
`

test.each([
  ['nothing', '', '', '1.4.2'],
  ['a comment', 'A short fact', 'A fact', '1.4.2'],
  [
    'a component that is added',
    'export interface Step',
    'export declare function Tag(): null;\nexport interface Step',
    '1.5.0',
  ],
  ['a property that may be left out', 'tone?: Tone;', 'tone?: Tone;\n  icon?: ReactNode;', '1.5.0'],
  ['one value more', "'plain' |", "'plain' | 'danger' |", '2.0.0'],
  [
    'one value more of a type that is only given',
    "type Tone = 'plain' | 'brass'",
    "type Tone = 'plain' | 'brass'\nexport type Other = 1",
    '1.5.0',
  ],
  [
    'advice',
    '/** A short fact. */',
    '/** A short fact.\n * @deprecated since 1.5: use Tag */',
    '1.5.0',
  ],
  ['a renamed property', 'tone?: Tone', 'colour?: Tone', '2.0.0'],
  ['a property that must be given', 'tone?: Tone', 'tone: Tone', '2.0.0'],
  ['a component that is gone', 'export declare function Badge', 'declare function Badge', '2.0.0'],
  [
    'a type that has more to be given',
    'title: string;',
    'title: string;\n  note: string;',
    '2.0.0',
  ],
  ['another answer', '[]): number', '[]): string', '2.0.0'],
  ['more in a constant', 'small: 12', 'small: 12; readonly large: 16', '1.5.0'],
])('%s: version', async (_, before, after, version) => {
  const kit = (text: string) => ({ 'shared-ui': text })
  const difference = await kitDifference(
    kit(declared),
    kit(declared.replace(before, after)),
    packages,
  )
  expect(leastVersion('1.4.2', difference)).toBe(version)
})

test('what is different is told by name', async () => {
  const after = declared
    .replace('tone?: Tone', 'colour?: Tone')
    .replace(
      'export declare const sizes',
      '/** @deprecated since 2: use tokens */\nexport declare const sizes',
    )
    .replace('export declare function steps(of', 'export declare function countSteps(of')
  expect(await kitDifference({ 'shared-ui': declared }, { 'shared-ui': after }, packages)).toEqual({
    added: ['shared-ui countSteps'],
    removed: ['shared-ui steps'],
    changed: [
      {
        name: 'Badge',
        module: 'shared-ui',
        before: '{ tone?: Tone | undefined; }',
        after: '{ colour?: Tone | undefined; }',
        isBreaking: true,
      },
    ],
    deprecated: { 'shared-ui sizes': 'since 2: use tokens' },
  })
})
