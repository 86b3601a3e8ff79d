import type { Logger } from 'pino'
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom'
import type { Site, SlotHost } from 'shared-ui'
import type { CompositionLock } from 'shared-ui/contract'
import { renderApp } from '../src/entry-server.tsx'

interface Page {
  handler: StaticHandler
  /** Changed when the page cannot be rendered: then it carries the error and the status. */
  context: StaticHandlerContext
  lock: CompositionLock
  slots: SlotHost
}

export interface Rendered {
  html: string
  /** False when the page or one of its slots could not be rendered. */
  isWhole: boolean
}

const noSlots = (slots: SlotHost): SlotHost => ({ ...slots, peek: () => undefined })

/**
 * Renders pages. One that throws is rendered again without its slots, and then as its region's fallback with status
 * 503: on the server, error boundaries do not catch.
 */
export function createRenderer(site: Site, log: Logger): (page: Page) => Rendered {
  const attempt = (page: Page) => {
    try {
      return renderApp({ ...page, site })
    } catch (error) {
      const reason = error instanceof Error ? error.stack : String(error)
      log.error({
        event: 'remote-failed',
        phase: 'render',
        path: page.context.location.pathname,
        reason,
      })
      return null
    }
  }

  return (page) => {
    const whole = attempt(page)
    if (whole !== null) return { html: whole, isWhole: true }
    const withoutSlots = attempt({ ...page, slots: noSlots(page.slots) })
    if (withoutSlots !== null) return { html: withoutSlots, isWhole: false }
    const region = page.context.matches.findLast(({ route }) => route.id.startsWith('remote-'))
    page.context.errors = {
      [region?.route.id ?? 'pages']: new Error('The page could not be rendered'),
    }
    page.context.statusCode = 503
    const html = renderApp({ ...page, site, slots: noSlots(page.slots) })
    return { html, isWhole: false }
  }
}
