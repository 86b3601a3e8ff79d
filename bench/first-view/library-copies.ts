/** What everybody shares, by a text in its code that stays when it is built, and that no other module has. */
export const marks = {
  react: 'takes an object of state variables',
  'react-dom': '__reactContainer$',
  'react-router': 'You cannot render a <Router> inside another',
  '@mantine/core': 'MantineProvider was not found',
  '@supabase/supabase-js': 'supabaseUrl is required',
} as const

/** How many scripts of a page view carry each shared library. */
export type Copies = Record<keyof typeof marks, number>

export function copiesOf(sources: readonly string[]): Copies {
  const copies = Object.entries(marks).map(([library, mark]) => [
    library,
    sources.filter((source) => source.includes(mark)).length,
  ])
  return Object.fromEntries(copies) as Copies
}
