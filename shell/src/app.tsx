import { useEffect, type ReactNode } from 'react'
import { SiteProvider, SlotProvider, type Site, type SlotHost } from 'shared-ui'
import type { CompositionLock } from 'shared-ui/contract'
import { followColorScheme } from 'shared-ui/theme/color-scheme.ts'
import faviconUrl from './favicon.svg'
import { PreviewBanner } from './preview/preview-banner.tsx'
import { isPreview } from './preview/previewed.ts'
import type { SitePlan } from './site/site-plan.ts'
import { SitePlanProvider } from './site/use-site-plan.ts'

interface AppProps {
  site: Site
  plan: SitePlan
  lock: CompositionLock
  slots: SlotHost
  /** In the browser: called as soon as the page answers. */
  onHydrated?: () => void
  children: ReactNode
}

/** The document, from `<html>` down: the same tree on the server and in the browser. */
export function App({ site, plan, lock, slots, onHydrated, children }: AppProps) {
  const isOnlySeenHere = isPreview(lock)
  useEffect(followColorScheme, [])
  // The last effect of the first render: from here on the page answers, which tests and the gate wait for.
  useEffect(() => {
    document.documentElement.setAttribute('data-hydrated', '')
    onHydrated?.()
  }, [onHydrated])
  return (
    <html lang="en" data-preview={isOnlySeenHere || undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {isOnlySeenHere && <meta name="robots" content="noindex" />}
        <link rel="icon" href={faviconUrl} type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#fbfaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101a26" media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        {isOnlySeenHere && <PreviewBanner lock={lock} />}
        <SiteProvider value={site}>
          <SitePlanProvider value={plan}>
            <SlotProvider value={slots}>{children}</SlotProvider>
          </SitePlanProvider>
        </SiteProvider>
      </body>
    </html>
  )
}
