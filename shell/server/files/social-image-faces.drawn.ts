import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

const face = (name: string, weight: 400 | 600, file: string) => ({
  name,
  weight,
  data: readFileSync(resolve(`@fontsource/${file}.woff`)).toString('base64'),
})

/** The fonts of pictures for shared links in base64: read when the server is built. A face that lacks a letter is followed by the next one. */
export const faces = [
  face('Instrument Sans', 600, 'instrument-sans/files/instrument-sans-latin-600-normal'),
  face('IBM Plex Mono', 400, 'ibm-plex-mono/files/ibm-plex-mono-latin-400-normal'),
  face('Letters', 600, 'instrument-sans/files/instrument-sans-latin-ext-600-normal'),
]
