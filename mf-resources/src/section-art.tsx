import { Dimension, Sheet, pens } from 'shared-ui'

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
      <Dimension
        d="M56 230h208"
        ends="M56 224v12M264 224v12"
        arrows="m56 230 7-3v6zM264 230l-7-3v6z"
      />
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
      <Dimension d="M36 60v136" ends="M30 60h12M30 196h12" arrows="m36 60-3 7h6zM36 196l-3-7h6z" />
      <Dimension
        d="M92 230h136"
        ends="M92 224v12M228 224v12"
        arrows="m92 230 7-3v6zM228 230l-7-3v6z"
      />
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
      <Dimension
        d="M48 232h224"
        ends="M48 226v12M272 226v12"
        arrows="m48 232 7-3v6zM272 232l-7-3v6z"
      />
      <Dimension
        d="M294 96v112"
        ends="M288 96h12M288 208h12"
        arrows="m294 96-3 7h6zM294 208l-3-7h6z"
      />
    </Sheet>
  )
}
