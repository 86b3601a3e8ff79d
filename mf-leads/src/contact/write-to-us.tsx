import { Suspense, lazy, useState, useSyncExternalStore } from 'react'
import { Button, ButtonLink } from 'shared-ui'

const ContactDialog = lazy(async () => {
  const { ContactDialog } = await import('./contact-dialog.tsx')
  return { default: ContactDialog }
})

/** Opens the form in a window, whose code comes with its first opening; until scripts run, a link to the form on the page. */
export function WriteToUs() {
  const [isOpen, setIsOpen] = useState(false)
  const [isWanted, setIsWanted] = useState(false)
  const isHydrated = useSyncExternalStore(subscribeToNothing, isInBrowser, isOnServer)

  if (!isHydrated) {
    return (
      <ButtonLink to="#write" variant="secondary" wide>
        Write to us
      </ButtonLink>
    )
  }
  const open = () => {
    setIsWanted(true)
    setIsOpen(true)
  }
  return (
    <>
      <Button variant="secondary" wide aria-haspopup="dialog" onClick={open}>
        Write to us
      </Button>
      {isWanted && (
        <Suspense fallback={null}>
          <ContactDialog opened={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const subscribeToNothing = () => () => undefined
const isInBrowser = () => true
const isOnServer = () => false
