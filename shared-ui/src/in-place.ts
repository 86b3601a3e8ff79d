import type { Location } from 'react-router-dom'

/** Props of a link to another view of the same page, such as a tab: the page stays, the visitor's place and focus too. */
export const inPlace = { state: { isInPlace: true }, preventScrollReset: true } as const

/** Whether an address is gone to by such a link. */
export function isInPlace({ state }: Pick<Location, 'state'>): boolean {
  return Object(state).isInPlace === true
}
