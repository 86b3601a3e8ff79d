import { Dimension, Sheet, pens } from 'shared-ui'
import { across, down } from 'shared-ui/art/dimension-lines.ts'

/** The library: an open book under a pair of dividers. */
export function LibraryArt() {
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
      <Dimension {...across(56, 230, 208)} />
    </Sheet>
  )
}

/** The glossary: a letter, and the lines that it is made by. */
export function GlossaryArt() {
  return (
    <Sheet>
      <path className={pens.fine} d="M52 196h216M52 60h216M104 148h112" strokeDasharray="4 4" />
      <circle className={pens.fine} cx="160" cy="128" r="68" />
      <path d="m92 196 62-136h12l62 136h-26l-15-34h-54l-15 34zM142 142h36l-18-42z" />
      <path className={pens.brass} d="M136 196a44 44 0 0 0-25.8-40" />
      <Dimension {...down(36, 60, 136)} />
      <Dimension {...across(92, 230, 136)} />
    </Sheet>
  )
}

/** A guide: five steps of one height, and where they lead. */
export function GuideArt() {
  return (
    <Sheet>
      <path d="M48 208h40v-28h40v-28h40v-28h40V96h64v112z" />
      <path className={pens.fine} d="M88 180v28M128 152v56M168 124v84M208 96v112" />
      <path className={pens.fine} d="M48 180 208 68" strokeDasharray="4 4" />
      <path className={pens.brass} d="M240 96V48h26l-7 9 7 9h-26" />
      <Dimension {...across(48, 232, 224)} />
      <Dimension {...down(294, 96, 112)} />
    </Sheet>
  )
}
