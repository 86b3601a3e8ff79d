import type { StaticHandlerContext } from 'react-router-dom'
import type { SlotName } from 'shared-ui'

/** Slots that the matched pages name in `handle = { slots: […] }`. */
export function slotsOf({ matches }: StaticHandlerContext): SlotName[] {
  return matches.flatMap(({ route }) => {
    const handle = route.handle as { slots?: SlotName[] } | undefined
    return handle?.slots ?? []
  })
}
