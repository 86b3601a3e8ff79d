import type { ReactNode } from 'react'

/** One way a component can look. */
export interface State {
  /** For example `Disabled`. */
  name: string
  example: ReactNode
  /** What to know about it. */
  note?: string
  /** Shows the look under the pointer, or with keyboard focus, without either. */
  force?: 'hover' | 'focus'
  isRightToLeft?: boolean
  /** What to write, where the example itself is not it. */
  code?: string
}

/** A component of the kit, as the gallery shows it. */
export interface Entry {
  /** As exported, for example `ButtonLink`. */
  name: string
  from: 'shared-ui' | 'shared-ui/forms' | 'shared-ui/overlays' | 'shared-ui/router'
  /** What usually comes with it, from the same entry point. */
  alsoImport?: readonly string[]
  /** When to use it, in one line. */
  use: string
  /** Runs from edge to edge: the sample has no margin. */
  isWide?: boolean
  /** Brings a router of its own. */
  hasRouter?: boolean
  states: readonly State[]
}

export interface Family {
  title: string
  entries: readonly Entry[]
}

/** A component's place in the gallery's address: `ButtonLink` → `button-link`. */
export function anchorOf(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
}

/** What a remote writes to have it. */
export function importLineOf({ name, from, alsoImport = [] }: Entry): string {
  return `import { ${[name, ...alsoImport].join(', ')} } from '${from}'`
}
