import { useEffect, useEffectEvent, useRef, type EffectCallback } from 'react'

/** Calls `onChange` when its visitor has gone to another address, by a link or back, and not at first. */
export function useAddressChange(address: string, onChange: EffectCallback): void {
  const last = useRef(address)
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (last.current === address) return
    last.current = address
    return change()
  }, [address])
}
