import { useState, useSyncExternalStore } from 'react'
import { Button, ButtonLink } from 'shared-ui'
import { ContactDialog } from './contact-dialog.tsx'

/** Opens the form in a window; until scripts run, a link to the form on the page. */
export function WriteToUs() {
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer)

  if (!isHydrated) {
    return (
      <ButtonLink to="#write" variant="secondary" wide>
        Write to us
      </ButtonLink>
    )
  }
  return (
    <>
      <Button variant="secondary" wide aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Write to us
      </Button>
      <ContactDialog opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

const subscribeToNothing = () => () => undefined
const isInBrowser = () => true
const isOnServer = () => false
