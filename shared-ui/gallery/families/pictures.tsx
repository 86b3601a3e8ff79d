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
      use: 'On a Sheet: how wide or high something is, as draughtsmen note it. One or two to a drawing. across and down of shared-ui/art/dimension-lines.ts write its paths.',
      states: {
        'Across and down': (
          <Sheet>
            <path d="M60 80h200v100H60z" />
            <Dimension
              d="M60 50h200"
              ends="M60 44v12M260 44v12"
              arrows="m60 50 7-3v6zM260 50l-7-3v6z"
            />
            <Dimension
              d="M36 80v100"
              ends="M30 80h12M30 180h12"
              arrows="m36 80-3 7h6zM36 180l-3-7h6z"
            />
          </Sheet>
        ),
      },
    },
  },
}
