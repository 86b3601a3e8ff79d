import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../button.tsx'

/** Sends the form; says so and cannot be pressed again while it is under way. */
export function SubmitButton({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { current } = button
    if (!isPending) return
    return () => {
      // It lost focus when it was disabled.
      if (document.activeElement === document.body) current?.focus()
    }
  }, [isPending])

  return (
    <Button ref={button} type="submit" disabled={isPending} aria-live="polite">
      {isPending ? 'Sending...' : children}
    </Button>
  )
}
