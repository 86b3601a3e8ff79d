import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useAddressChange, useWhereabouts } from './use-address-change.ts'

/**
 * A button and the list that it shows. Escape closes it and returns to the button, and so does going to another address from
 * within, by a link or back; leaving it by focus and a press elsewhere close it without moving focus.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const close = () => setIsOpen(false)
  useAddressChange(useWhereabouts('key'), () => {
    close()
    // A link that had it is hidden; the page that comes takes it from there.
    if (isOpen && root.current?.querySelector('ul :focus')) button.current?.focus()
  })

  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])

  const rootProps = {
    ref: root,
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
