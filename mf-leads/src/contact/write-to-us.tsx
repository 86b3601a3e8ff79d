import { useEffect, useState, type ComponentType } from 'react'
import { Button, ButtonLink, useIsHydrated } from 'shared-ui'
import { useNavigate } from 'shared-ui/router'
import type { ContactDialogProps } from './contact-dialog.tsx'

const formOnPage = '#write'

/**
 * Opens the form in a window, whose code comes with its first opening. Until scripts run, and where that code does
 * not come, it leads to the form on the page.
 */
export function WriteToUs() {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ContactDialogProps>>()
  const isHydrated = useIsHydrated()

  useEffect(() => {
    if (!isOpen || Dialog) return
    let isAwaited = true
    import('./contact-dialog.tsx').then(
      ({ ContactDialog }) => setDialog(() => ContactDialog),
      (error: unknown) => {
        console.error('The window did not load', error)
        if (!isAwaited) return
        setIsOpen(false)
        void navigate(formOnPage)
      },
    )
    return () => {
      isAwaited = false
    }
  }, [isOpen, Dialog, navigate])

  if (!isHydrated) {
    return (
      <ButtonLink to={formOnPage} variant="secondary" wide>
        Write to us
      </ButtonLink>
    )
  }
  return (
    <>
      <Button variant="secondary" wide aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Write to us
      </Button>
      {Dialog && <Dialog opened={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
