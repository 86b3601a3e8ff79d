import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useAddressChange, useWhereabouts } from './use-address-change.ts'

/**
 * A button and what it shows. Escape closes it and returns to the button; so do, without moving focus, leaving it by focus, a
 * press elsewhere, and going to another address, by a link or back.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLElement | null>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => setIsOpen(false)
  useAddressChange(useWhereabouts('key'), close)

  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])

  const rootProps = {
    ref: (element: HTMLElement | null) => {
      root.current = element
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return
      // The nearest open disclosure closes; the one around it stays.
      event.stopPropagation()
      setIsOpen(false)
      button.current?.focus()
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setIsOpen(false)
    },
  }

  return {
    isOpen,
    close,
    rootProps,
    buttonProps: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': isOpen,
      onClick: () => setIsOpen(!isOpen),
    },
  }
}
