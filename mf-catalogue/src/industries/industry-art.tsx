import { Sheet, pens } from 'shared-ui'
import type { Drawing } from './industry-content.ts'

/** An industry's drawing on its sheet. */
export function IndustryArt({ drawing: { lines, fine, brass } }: { drawing: Drawing }) {
  return (
    <Sheet thin>
      <path className={pens.fine} d={fine} />
      <path d={lines} />
      <path className={pens.brass} d={brass} />
    </Sheet>
  )
}
