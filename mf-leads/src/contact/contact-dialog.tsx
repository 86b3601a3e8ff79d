import { useEffect, useRef } from 'react'
import { Dialog } from 'shared-ui/overlays'
import { Component as ContactForm } from './contact-form.tsx'

/** How long the dialog stays once the form is sent, in milliseconds. */
export const closeDelayMs = 2_000

export interface ContactDialogProps {
  opened: boolean
  about: string | undefined
  onClose: () => void
}

/** The contact form in a window of its own. What becomes of it is said even when it is closed meanwhile. */
export function ContactDialog({ opened, about, onClose }: ContactDialogProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => {
    clearTimeout(timer.current)
    onClose()
  }
  const closeSoon = () => {
    timer.current = setTimeout(onClose, closeDelayMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <Dialog title="Write to us" opened={opened} onClose={close} width="42rem">
      <ContactForm about={about} onSent={closeSoon} />
    </Dialog>
  )
}
