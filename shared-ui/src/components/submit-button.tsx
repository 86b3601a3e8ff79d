import type { ReactNode } from 'react'
import { Button } from './button.tsx'

export interface SubmitButtonProps {
  isPending: boolean
  pendingText?: string
  children: ReactNode
}

/** Sends the form; says so and cannot be pressed again while it is under way. */
export function SubmitButton({
  isPending,
  pendingText = 'Sending...',
  children,
}: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={isPending} aria-live="polite">
      {isPending ? pendingText : children}
    </Button>
  )
}
