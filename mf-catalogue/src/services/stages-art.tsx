import { Dimension, Sheet, pens } from 'shared-ui'
import { across } from 'shared-ui/art/dimension-lines.ts'

/** The services' drawing: bars over the stages of a hire, one of them measured. */
export function StagesArt() {
  return (
    <Sheet thin>
      <Dimension {...across(60, 44, 200)} />
      <path
        className={pens.fine}
        d="M60 62v160M100 62v160M140 62v160M180 62v160M220 62v160M260 62v160"
      />
      <path d="M60 74h200v20H60zM100 106h80v20h-80zM60 138h120v20H60zM180 202h80v20h-80z" />
      <path className={pens.fine} d="M66 84h188M106 116h68M66 148h108M186 212h68" />
      <path className={pens.brass} d="M140 170h80v20h-80zM146 180h68" />
    </Sheet>
  )
}
