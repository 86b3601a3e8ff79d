import { Dimension, Sheet, pens } from 'shared-ui'
import { across, down } from 'shared-ui/art/dimension-lines.ts'

/** The catalogue's drawing: a plate of parts, measured across and down. */
export function CatalogueArt() {
  return (
    <Sheet>
      <path d="M60 60h90v70H60zM170 60h90v70h-90zM60 150h90v70H60z" />
      <path className={pens.fine} d="M170 150h90v70h-90z" strokeDasharray="4 4" />
      <path d="M105 74v42M84 95h42" className={pens.fine} />
      <circle cx="105" cy="95" r="15" />
      <path d="m199 112 16-34 16 34z" />
      <path className={pens.fine} d="M215 70v50M192 112h46" />
      <path d="M82 167h46v36H82z" />
      <path className={pens.fine} d="m82 167 46 36M128 167l-46 36" />
      <path className={pens.brass} d="M207 185h16M215 177v16" />
      <Dimension {...across(60, 40, 200)} />
      <Dimension {...down(36, 60, 160)} />
    </Sheet>
  )
}
