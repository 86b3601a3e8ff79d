import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom'
import type { SlotName } from 'shared-ui'
import { deadlines } from '../deadlines.ts'
import type { Rendered } from './render-page.ts'

/** What a remote itself did wrong while a page was made. */
export interface Fault {
  phase: 'load' | 'loaders' | 'render'
  error: unknown
  /** True when trying again would cost as much time again: it failed to load, or was too slow. */
  isCostly: boolean
}

/** One remote's part in a page. */
export interface Part {
  /** False when it is missing from the page, for whatever reason: a loader that reports its backend as away has no fault. */
  isWhole: boolean
  fault: Fault | null
}

export type Parts = ReadonlyMap<string, Part>

/** Slots that the matched pages name in `handle = { slots: […] }`. */
export function slotsOf({ matches }: StaticHandlerContext): SlotName[] {
  return matches.flatMap(({ route }) => {
    const handle = route.handle as { slots?: SlotName[] } | undefined
    return handle?.slots ?? []
  })
}

export function remoteOf(slot: SlotName): string {
  return slot.split('/')[0] ?? ''
}

/** An error that a page's code or loader did not mean to throw. */
export function unexpectedErrorOf({ errors }: StaticHandlerContext): Fault | null {
  const error: unknown = Object.values(errors ?? {}).find((value) => !isRouteErrorResponse(value))
  return error === undefined ? null : { phase: 'loaders', error, isCostly: false }
}

/** What became of loading a part. */
export async function loaded(work: Promise<unknown>): Promise<Part> {
  try {
    await work
    return { isWhole: true, fault: null }
  } catch (error) {
    return { isWhole: false, fault: { phase: 'load', error, isCostly: true } }
  }
}

/** A page that cannot be rendered, or only so slowly that others had to wait. */
export function renderFaultOf({ failed, error, isSlow }: Rendered): Fault | null {
  if (failed === 'page') return { phase: 'render', error, isCostly: isSlow }
  if (!isSlow) return null
  const tooSlow = new Error(`rendering took longer than ${deadlines.render / 1000} s`)
  return { phase: 'render', error: tooSlow, isCostly: true }
}

export function failedToRender({ error, isSlow }: Rendered): Part {
  return { isWhole: false, fault: { phase: 'render', error, isCostly: isSlow } }
}
