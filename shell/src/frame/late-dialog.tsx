import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useLocation, useNavigate } from 'shared-ui/provider/router'

interface Late<Props> {
  isOpen: boolean
  /** Stable, as is `load`. */
  close: () => void
  load: () => Promise<{ default: ComponentType<Props> }>
  /** Path of the page that takes the dialog's place where its code does not come. */
  instead: string
}

/**
 * A dialog whose code comes with its first opening, and stays; whoever goes to another page meanwhile waits for it no more.
 * Further properties are the dialog's own.
 */
export function LateDialog<Props extends object>(given: Late<Props> & Props) {
  const { isOpen, close, load, instead, ...props } = given
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const askedAt = useRef('')
  const [Dialog, setDialog] = useState<ComponentType<Props>>()

  useEffect(() => {
    if (!isOpen || Dialog) askedAt.current = ''
    else if (askedAt.current && askedAt.current !== pathname) close()
    else if (!askedAt.current) {
      askedAt.current = pathname
      load().then(
        (loaded) => setDialog(() => loaded.default),
        (error: unknown) => {
          reportError(error)
          if (!askedAt.current) return
          askedAt.current = ''
          close()
          void navigate(instead)
        },
      )
    }
  }, [isOpen, Dialog, close, load, navigate, instead, pathname])

  return Dialog && <Dialog {...(props as unknown as Props)} />
}
