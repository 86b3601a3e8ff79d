import { renderApp } from '../../src/entry-server.tsx'
import { deadlines } from '../deadlines.ts'

/** Seen only where no version of the shell can be rendered. */
const noFrame =
  '<html lang="en"><head><title>Unavailable</title></head><body><h1>This page cannot be shown at the moment.</h1></body></html>'

type Page = Parameters<typeof renderApp>[0]

export interface RenderedHtml {
  html: string
  /** What could not be rendered; without the frame there is nothing to show. */
  failed: 'nothing' | 'slots' | 'page' | 'frame'
  /** Why. */
  error: unknown
  /** True when it took longer than its deadline. */
  isSlow: boolean
}

/**
 * Renders a page. One that throws is rendered again without its slots, and then as its region's fallback with status
 * 503, both of which its context carries from then on: on the server, error boundaries do not catch. When that throws too, only the frame is left, whose fault it is.
 */
export function renderHtml(page: Page): RenderedHtml {
  const startedAt = performance.now()
  const rendered = renderWhatCanBe(page)
  return { ...rendered, isSlow: performance.now() - startedAt > deadlines.render }
}

function renderWhatCanBe(page: Page): Omit<RenderedHtml, 'isSlow'> {
  const whole = tryRender(page)
  if (whole.html !== undefined) return { html: whole.html, failed: 'nothing', error: null }
  const bare = { ...page, slots: { ...page.slots, peek: () => undefined } }
  const withoutSlots = tryRender(bare)
  if (withoutSlots.html !== undefined)
    return { html: withoutSlots.html, failed: 'slots', error: whole.error }
  const region = page.context.matches.findLast(({ route }) => route.id.startsWith('remote-'))
  page.context.errors = {
    [region?.route.id ?? 'pages']: new Error('The page could not be rendered'),
  }
  page.context.statusCode = 503
  const alone = tryRender(bare)
  if (alone.html !== undefined)
    return { html: alone.html, failed: 'page', error: withoutSlots.error }
  return { html: noFrame, failed: 'frame', error: alone.error }
}

function tryRender(page: Page): { html: string } | { html?: undefined; error: unknown } {
  try {
    return { html: renderApp(page) }
  } catch (error) {
    return { error }
  }
}
