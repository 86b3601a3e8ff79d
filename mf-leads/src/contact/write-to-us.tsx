import { useState, type ComponentType, type MouseEvent } from 'react'
import { Button, ButtonLink, useIsHydrated } from 'shared-ui'
import { useLocation, useNavigate } from 'shared-ui/router'
import type { ContactDialogProps } from './contact-dialog.tsx'

/**
 * Opens the form in a window, whose code comes with its first opening. Until scripts run, and where that code does
 * not come, it leads to the form on the page.
 */
export function WriteToUs({ about }: { about?: string | undefined }) {
  const navigate = useNavigate()
  const formOnPage = `${useLocation().search}#write`
  const [isOpen, setIsOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<ContactDialogProps>>()
  const isHydrated = useIsHydrated()

  const open = async ({ currentTarget: button }: MouseEvent) => {
    // At once: whoever has opened it before may press the next key already.
    setIsOpen(true)
    try {
      const { ContactDialog } = await import('./contact-dialog.tsx')
      setDialog(() => ContactDialog)
    } catch (error) {
      setIsOpen(false)
      console.error('The window did not load', error)
      // Not for whoever has gone elsewhere meanwhile.
      if (button.isConnected) void navigate(formOnPage)
    }
  }

  if (!isHydrated)
    return (
      <ButtonLink to={formOnPage} variant="secondary" wide>
        Write to us
      </ButtonLink>
    )
  return (
    <>
      <Button variant="secondary" wide aria-haspopup="dialog" onClick={(event) => void open(event)}>
        Write to us
      </Button>
      {Dialog && <Dialog opened={isOpen} about={about} onClose={() => setIsOpen(false)} />}
    </>
  )
}
