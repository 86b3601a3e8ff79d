import { useState, type ComponentType } from 'react'
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

  if (!isHydrated) {
    return (
      <ButtonLink to={formOnPage} variant="secondary" wide>
        Write to us
      </ButtonLink>
    )
  }
  const open = async () => {
    setIsOpen(true)
    if (Dialog) return
    try {
      const { ContactDialog } = await import('./contact-dialog.tsx')
      setDialog(() => ContactDialog)
    } catch (error) {
      console.error('The window did not load', error)
      setIsOpen(false)
      void navigate(formOnPage)
    }
  }
  return (
    <>
      <Button variant="secondary" wide aria-haspopup="dialog" onClick={() => void open()}>
        Write to us
      </Button>
      {Dialog && <Dialog opened={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
