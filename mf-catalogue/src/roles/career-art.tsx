import { Dimension, Sheet, pens } from 'shared-ui'
import { across, down } from 'shared-ui/art/dimension-lines.ts'

/** The roles' drawing: a flight of stairs, measured, and plumb at its last step. */
export function CareerArt() {
  return (
    <Sheet thin>
      <path d="M48 212v-32h52v-34h52v-34h52V78h68v134z" />
      <path
        className={pens.fine}
        d="M48 180h224M100 146h172M152 112h120M100 180v32M152 146v66M204 112v100M60 196h28M60 204h18M112 162h28M112 170h18M164 128h28M164 136h18M216 94h28M216 102h18"
      />
      <Dimension {...across(48, 234, 52)} />
      <Dimension {...down(30, 146, 34)} />
      <path className={pens.brass} d="M238 28v32M230 28h16M234 60h8v8l-4 8-4-8z" />
    </Sheet>
  )
}
