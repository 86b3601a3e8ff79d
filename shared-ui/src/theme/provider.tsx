import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'

/** Its components take their looks from our own styles, in custom properties of `tokens.css`. */
const theme = { respectReducedMotion: true }

/**
 * Mantine's context, for what is made of its components and comes when it is used; pages do without. It has none of its inline styles: variables and classes come from `styles.css`, so that the HTML carries no
 * `<style>` and the content security policy needs no exception.
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withStaticClasses={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
