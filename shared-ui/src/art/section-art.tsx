import styles from './section-art.module.css'
import { Sheet, pens } from './sheet.tsx'

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
      <Dimension d="M60 40h200" ends="M60 34v12M260 34v12" arrows="m60 40 7-3v6zM260 40l-7-3v6z" />
      <Dimension d="M36 60v160" ends="M30 60h12M30 220h12" arrows="m36 60-3 7h6zM36 220l-3-7h6z" />
    </Sheet>
  )
}

/** The library's drawing: an open book under a pair of dividers. */
export function ResourcesArt() {
  return (
    <Sheet>
      <path d="M160 206c-26-16-62-18-104-14V92c42-4 78-2 104 14zM160 206c26-16 62-18 104-14V92c-42-4-78-2-104 14z" />
      <path d="M160 106v100" />
      <path
        className={pens.fine}
        d="M74 114c26-2 50 0 70 8M74 134c26-2 50 0 70 8M74 154c26-2 50 0 70 8M74 174c18-1 34 0 48 3M246 114c-26-2-50 0-70 8M246 134c-26-2-50 0-70 8"
      />
      <path d="m196 176 24-140 24 128M208 100h26" />
      <circle cx="220" cy="34" r="6" />
      <path className={pens.brass} d="M196 176a96 96 0 0 0 48-12" />
      <Dimension
        d="M56 230h208"
        ends="M56 224v12M264 224v12"
        arrows="m56 230 7-3v6zM264 230l-7-3v6z"
      />
    </Sheet>
  )
}

/** The desk's drawing: two parties, one line between them, dead level. */
export function LeadsArt() {
  return (
    <Sheet>
      <path d="M48 70h96v62H92l-20 20v-20H48zM272 108v62h-24v20l-20-20h-52v-62z" />
      <path
        className={pens.fine}
        d="M62 90h68M62 104h68M62 118h40M190 128h68M190 142h68M190 156h40"
      />
      <path d="M48 214h224" />
      <path d="M122 202h76v12h-76z" />
      <path className={pens.fine} d="M152 202v12M168 202v12" />
      <ellipse className={pens.brass} cx="160" cy="208" rx="6" ry="3.5" />
      <Dimension
        d="M48 238h224"
        ends="M48 232v12M272 232v12"
        arrows="m48 238 7-3v6zM272 238l-7-3v6z"
      />
    </Sheet>
  )
}

function Dimension({ d, ends, arrows }: { d: string; ends: string; arrows: string }) {
  return (
    <g className={pens.fine}>
      <path d={d} />
      <path d={ends} />
      <path className={styles.arrow} d={arrows} />
    </g>
  )
}
