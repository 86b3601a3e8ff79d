import type { ReactNode } from 'react'
import { SiteProvider, SlotProvider, type Site, type SlotHost } from 'shared-ui'
import { ThemeProvider } from 'shared-ui/theme/provider.tsx'
import faviconUrl from './favicon.svg'

/** The document, from `<html>` down: the same tree on the server and in the browser. */
export function App({
  site,
  slots,
  children,
}: {
  site: Site
  slots: SlotHost
  children: ReactNode
}) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={faviconUrl} type="image/svg+xml" />
      </head>
      <body>
        <SiteProvider value={site}>
          <ThemeProvider>
            <SlotProvider value={slots}>{children}</SlotProvider>
          </ThemeProvider>
        </SiteProvider>
      </body>
    </html>
  )
}
