import { createTheme, type MantineColorsTuple } from '@mantine/core'

const ink: MantineColorsTuple = [
  '#f3efe6',
  '#ece7dc',
  '#d9d3c5',
  '#a9b4c2',
  '#74859a',
  '#4a5666',
  '#2b3d51',
  '#182535',
  '#14202e',
  '#101a26',
]

/** Mantine's side of the theme; the figures themselves are the custom properties of `tokens.css`. */
export const theme = createTheme({
  colors: { ink },
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 1 },
  fontFamily: 'var(--pl-font)',
  fontFamilyMonospace: 'var(--pl-font-note)',
  headings: { fontFamily: 'var(--pl-font)', fontWeight: '600' },
  defaultRadius: '6px',
  cursorType: 'pointer',
  respectReducedMotion: true,
})
