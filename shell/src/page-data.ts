import {
  UNSAFE_ErrorResponseImpl,
  isRouteErrorResponse,
  type HydrationState,
} from 'react-router-dom'
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

interface PlainError {
  status: number
  statusText: string
  data: unknown
}

/** Route errors as JSON. What is not a response stays on the server: only its status leaves. */
export function toPlainErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]): [string, PlainError] => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: error.data as unknown }
        : { status: 500, statusText: '', data: null },
    ]),
  )
}

/** The inverse of `toPlainErrors`. */
export function fromPlainErrors(errors: HydrationState['errors']): HydrationState['errors'] {
  if (!errors) return null
  return Object.fromEntries(
    Object.entries(errors as Record<string, PlainError>).map(
      ([id, { status, statusText, data }]) => [
        id,
        new UNSAFE_ErrorResponseImpl(status, statusText, data),
      ],
    ),
  )
}
