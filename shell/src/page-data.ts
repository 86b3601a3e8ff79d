import type { HydrationState } from 'react-router-dom'
import type { CompositionLock } from 'shared-ui/contract'
import type { Site, SlotName } from 'shared-ui'

/** What the server tells the browser about the page it rendered, as JSON in the document. */
export interface PageData {
  site: Site
  lock: CompositionLock
  /** Remotes and slots that the server rendered with; the browser needs them before it hydrates. */
  remotes: string[]
  slots: SlotName[]
  state: HydrationState | null
  /** True while a canary runs: then the browser reports how its page views go. */
  isWatched: boolean
}

export const pageDataId = 'page-data'

/** What the document's server told. */
export function readPageData(): PageData {
  return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}') as PageData
}
