import css from '../../src/theme/tokens.css?raw'

/** Custom properties by name without `--pl-`. */
export type Tokens = Readonly<Record<string, string>>

/** The colours of both schemes, read from the stylesheet itself. */
export const schemes: Readonly<Record<'light' | 'dark', Tokens>> = {
  light: coloursIn(1),
  dark: coloursIn(2),
}

const measures = tokensIn(/^:root {([^}]*)}/m)

/** Tokens of one kind, for example `text`, in the stylesheet's order. */
export function tokensOf(kind: string): [name: string, value: string][] {
  return Object.entries(measures).filter(([name]) => name.startsWith(`${kind}-`))
}

export const tokenValue = (name: string): string => measures[name] ?? ''

function coloursIn(place: 1 | 2): Tokens {
  const colours = Object.entries(tokensIn(/color-scheme: light dark;([^}]*)}/))
  return Object.fromEntries(
    colours.map(([name, both]) => [name, /light-dark\((.*), (.*)\)/.exec(both)?.[place] ?? '']),
  )
}

function tokensIn(block: RegExp): Tokens {
  const declarations = (block.exec(css)?.[1] ?? '').matchAll(/--pl-([a-z0-9-]+):\s*([^;]+);/g)
  return Object.fromEntries([...declarations].map(([, name = '', value = '']) => [name, value]))
}
