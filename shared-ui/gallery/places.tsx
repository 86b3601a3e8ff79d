import type { ReactNode } from 'react'
import { EntryPage } from './entry-page.tsx'
import { anchorOf } from './entry.ts'
import { families } from './families.ts'
import { ColoursPage } from './foundations/colours-page.tsx'
import { SpacePage } from './foundations/space-page.tsx'
import { TypePage } from './foundations/type-page.tsx'

/** Something that the gallery shows under an address of its own. */
export interface Place {
  /** What follows `#` in the address. */
  anchor: string
  title: string
  /** One line about it. */
  use: string
  content: ReactNode
}

const foundations: readonly Place[] = [
  {
    anchor: 'colours',
    title: 'Colours',
    use: 'Pairs with their contrast ratio. Write the token, never the value: it turns dark by itself.',
    content: <ColoursPage />,
  },
  {
    anchor: 'type',
    title: 'Type',
    use: 'Two faces, one scale of 1.25. The larger steps shrink on small screens by themselves.',
    content: <TypePage />,
  },
  {
    anchor: 'space',
    title: 'Space',
    use: 'A base of four pixels. A distance that is not here is the wrong distance.',
    content: <SpacePage />,
  },
]

/** The list on the left: groups, and what is in each. */
export const groups: readonly { title: string; places: readonly Place[] }[] = [
  { title: 'Foundations', places: foundations },
  ...families.map(({ title, entries }) => ({
    title,
    places: Object.entries(entries).map(([name, entry]) => ({
      anchor: anchorOf(name),
      title: name,
      use: entry.use,
      content: <EntryPage key={name} name={name} entry={entry} />,
    })),
  })),
]
