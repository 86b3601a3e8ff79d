import { useEffect, useState, type ComponentType } from 'react'
import { useLocation, useNavigate } from 'shared-ui/provider/router'
import { useAddressChange } from './use-address-change.ts'

interface Late<Props> {
  isOpen: boolean
  /** Stable, as is `load`. */
  close: () => void
  load: () => Promise<{ default: ComponentType<Props> }>
  /** Path of the page that takes the dialog's place where its code does not come. */
  instead: string
}

/**
 * A dialog over whichever page, whose code comes with its first opening. It closes when its visitor goes to another page, also
 * back. Further properties are the dialog's own.
 */
export function LateDialog<Props extends object>(given: Late<Props> & Props) {
  const { isOpen, close, load, instead, ...props } = given
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [Dialog, setDialog] = useState<ComponentType<Props>>()

  useAddressChange(pathname, () => {
    if (isOpen) close()
  })
  useEffect(() => {
    if (!isOpen || Dialog) return
    let isAwaited = true
    load().then(
      (loaded) => setDialog(() => loaded.default),
      (error: unknown) => {
        reportError(error)
        if (!isAwaited) return
        close()
        void navigate(instead)
      },
    )
    return () => {
      isAwaited = false
    }
  }, [isOpen, Dialog, close, load, navigate, instead])

  // Another one on the next page: what goes with its page returns no focus.
  return Dialog && <Dialog key={pathname} {...(props as unknown as Props)} />
}
