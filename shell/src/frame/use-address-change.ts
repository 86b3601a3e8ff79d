import { useEffect, useEffectEvent, useRef, type EffectCallback } from 'react'
import { useLocation, useNavigation } from 'shared-ui/provider/router'

/** Where a visitor is and, from the click on, goes: other words as soon as either is another page, or another entry of the history. */
export function useWhereabouts(by: 'pathname' | 'key'): string {
  const here = useLocation()
  const next = useNavigation().location ?? here
  return `${here[by]} ${next[by]}`
}

/** Calls `onChange` when a visitor's address is another one than before, by a link or back. */
export function useAddressChange(address: string, onChange: EffectCallback): void {
  const last = useRef(address)
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    return change()
  }, [address])
}
