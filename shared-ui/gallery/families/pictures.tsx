import { across, down } from '../../src/art/dimension-lines.ts'
import { Dimension, Sheet, pens } from '../../src/index.ts'
import type { Family } from '../entry.ts'

/** Drawings: decoration, hidden from screen readers, in the colours of the page. */
export const pictures: Family = {
  title: 'Drawings',
  entries: {
    Sheet: {
      alsoImport: ['pens'],
      use: 'The sheet for a drawing of your own: 320 by 260 units, ink by default, pens.fine and one detail in pens.brass.',
      states: {
        'Three pens': {
          example: (
            <Sheet>
              <path d="M60 80h200v100H60z" />
              <path className={pens.fine} d="M60 130h200M160 80v100" />
              <path className={pens.brass} d="M152 130h16M160 122v16" />
            </Sheet>
          ),
          code: `<Sheet>
  <path d="M60 80h200v100H60z" />
  <path className={pens.fine} d="M60 130h200M160 80v100" />
  <path className={pens.brass} d="M152 130h16M160 122v16" />
</Sheet>`,
        },
        Thin: (
          <Sheet thin>
            <path d="M60 80h200v100H60z" />
            <path d="m60 80 200 100M260 80 60 180" />
          </Sheet>
        ),
        Empty: <Sheet>{null}</Sheet>,
      },
    },
    Dimension: {
      alsoImport: ['Sheet'],
      use: 'On a Sheet: how wide or high something is, as draughtsmen note it. One or two to a drawing.',
      states: {
        'Across and down': {
          example: (
            <Sheet>
              <path d="M60 80h200v100H60z" />
              <Dimension {...across(60, 50, 200)} />
              <Dimension {...down(36, 80, 100)} />
            </Sheet>
          ),
          note: 'Both take a point and a length: across goes to the right, down goes down.',
          code: `import { across, down } from 'shared-ui/art/dimension-lines.ts'

<Sheet>
  <path d="M60 80h200v100H60z" />
  <Dimension {...across(60, 50, 200)} />
  <Dimension {...down(36, 80, 100)} />
</Sheet>`,
        },
      },
    },
  },
}
