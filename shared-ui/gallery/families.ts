import type { Family } from './entry.ts'
import { actions } from './families/actions.tsx'
import { cards } from './families/cards.tsx'
import { facts } from './families/facts.tsx'
import { fields } from './families/fields.tsx'
import { formParts } from './families/form-parts.tsx'
import { lists } from './families/lists.tsx'
import { overlays } from './families/overlays.tsx'
import { pageParts } from './families/page-parts.tsx'
import { pictures } from './families/pictures.tsx'
import { runningText } from './families/running-text.tsx'
import { waitingAndFailing } from './families/waiting-and-failing.tsx'
import { wiring } from './families/wiring.tsx'

/** Every component of the kit, in the order of the list. */
export const families: readonly Family[] = [
  pageParts,
  runningText,
  actions,
  cards,
  lists,
  facts,
  fields,
  formParts,
  overlays,
  waitingAndFailing,
  pictures,
  wiring,
]
