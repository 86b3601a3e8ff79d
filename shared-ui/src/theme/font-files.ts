import mono from '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2?url'
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** The faces that every first view shows, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const firstFonts: readonly string[] = [sans, mono]
