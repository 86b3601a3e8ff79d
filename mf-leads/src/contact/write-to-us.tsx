import { useEffect, useState, type ComponentType } from 'react'
import { Button, ButtonLink, useIsHydrated } from 'shared-ui'
import { useLocation, useNavigate } from 'shared-ui/router'
import type { ContactDialogProps } from './contact-dialog.tsx'

const formOnPage = '#write'

/**
 * Opens the form in a window, whose code comes with its first opening. Until scripts run, and where that code does
 * not come, it leads to the form on the page. It closes when its visitor goes elsewhere, also on the page.
 */
export function WriteToUs() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  const [Dialog, setDialog] = useState<ComponentType<ContactDialogProps>>()
  const isHydrated = useIsHydrated()
  const isOpen = openedAt === key
  // For good: whoever comes back finds it closed.
  if (openedAt && !isOpen) setOpenedAt(undefined)

  useEffect(() => {
    if (!isOpen || Dialog) return
    let isAwaited = true
    import('./contact-dialog.tsx').then(
      ({ ContactDialog }) => setDialog(() => ContactDialog),
      (error: unknown) => {
        console.error('The window did not load', error)
        if (isAwaited) void navigate(formOnPage)
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
      <Button variant="secondary" wide aria-haspopup="dialog" onClick={() => setOpenedAt(key)}>
        Write to us
      </Button>
      {Dialog && <Dialog opened={isOpen} onClose={() => setOpenedAt(undefined)} />}
    </>
  )
}
