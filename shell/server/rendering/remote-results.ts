import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom'
import type { SlotName } from 'shared-ui'
import { deadlines } from '../deadlines.ts'
import { faultOf, type Fault } from './fault.ts'
import type { RenderedHtml } from './render-html.ts'

/** What came of one remote in a page. */
export interface RemoteResult {
  /** False when it is missing from the page, for whatever reason: a loader that reports its backend as away has no fault. */
  isWhole: boolean
  fault: Fault | null
}

/** Of each remote that a page needed; of `shell` when it fails by no remote's fault. */
export type RemoteResults = readonly (readonly [remote: string, result: RemoteResult])[]

/** Slots that the matched pages name in `handle = { slots: […] }`. */
export function slotsOf({ matches }: StaticHandlerContext): SlotName[] {
  return matches.flatMap(({ route }) => {
    const handle = route.handle as { slots?: SlotName[] } | undefined
    return handle?.slots ?? []
  })
}

/** An error that a page's code or loader did not mean to throw. */
export function unexpectedErrorOf({ errors }: StaticHandlerContext): Fault | null {
  const error: unknown = Object.values(errors ?? {}).find((value) => !isRouteErrorResponse(value))
  return error === undefined ? null : faultOf('loaders', error, false)
}

/** What comes of loading a remote's code. */
export async function resultOfLoading(work: Promise<unknown>): Promise<RemoteResult> {
  try {
    await work
    return { isWhole: true, fault: null }
  } catch (error) {
    return { isWhole: false, fault: faultOf('load', error, true) }
  }
}

/** A page that cannot be rendered, or only so slowly that others had to wait. */
export function renderFaultOf({ failed, error, isSlow }: RenderedHtml): Fault | null {
  if (failed === 'page') return faultOf('render', error, isSlow)
  if (!isSlow) return null
  const tooSlow = new Error(`rendering took longer than ${deadlines.render / 1000} s`)
  return faultOf('render', tooSlow, true)
}
