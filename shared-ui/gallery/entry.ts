import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { entryPointOf } from './entry-points.ts'

/** One way a component can look. */
interface State {
  example: ReactNode
  /** What to know about it. */
  note?: string
  /** Shows the look under the pointer, or with keyboard focus, without either. */
  force?: 'hover' | 'focus'
  /** What to write, where the example itself is not it. */
  code?: string
}

/** A component of the kit, as the gallery shows it. */
export interface Entry {
  /** What usually comes with it, from the same entry point. */
  alsoImport?: readonly string[]
  /** When to use it, in one line. */
  use: string
  /** Runs from edge to edge: the sample has no margin. */
  isWide?: boolean
  /** Brings a router of its own. */
  hasRouter?: boolean
  /** By name, for example `Disabled`. `Hover`, `Focus` and `Right to left` are shown so. */
  states: Readonly<Record<string, ReactElement | State>>
}

export interface Family {
  title: string
  /** By name, as exported. */
  entries: Readonly<Record<string, Entry>>
}

/** Each state with what its name says of it. */
export const statesOf = ({ states }: Entry): (State & { name: string })[] =>
  Object.entries(states).map(([name, state]) => ({
    name,
    ...(name === 'Hover' && { force: 'hover' }),
    ...(name === 'Focus' && { force: 'focus' }),
    ...(isValidElement(state) ? { example: state } : state),
  }))

/** A component's place in the gallery's address: `ButtonLink` → `button-link`. */
export function anchorOf(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
}

/** What a remote writes to have it. */
export const importLineOf = (name: string, { alsoImport = [] }: Entry): string =>
  `import { ${[name, ...alsoImport].join(', ')} } from '${entryPointOf(name)}'`
