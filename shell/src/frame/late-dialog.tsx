import { useEffect, useState, type ComponentType } from 'react'
import { useNavigate } from 'shared-ui/provider/router'

interface Late<Props> {
  isOpen: boolean
  /** Stable, as is `load`. */
  close: () => void
  load: () => Promise<{ default: ComponentType<Props> }>
  /** Path of the page that takes the dialog's place where its code does not come. */
  instead: string
}

/** A dialog whose code comes with its first opening, and stays; further properties are the dialog's own. */
export function LateDialog<Props extends object>(given: Late<Props> & Props) {
  const { isOpen, close, load, instead, ...props } = given
  const navigate = useNavigate()
  const [Dialog, setDialog] = useState<ComponentType<Props>>()

  useEffect(() => {
    if (!isOpen || Dialog) return
    load().then(
      (loaded) => setDialog(() => loaded.default),
      (error: unknown) => {
        reportError(error)
        close()
        void navigate(instead)
      },
    )
  }, [isOpen, Dialog, close, load, navigate, instead])

  return Dialog && <Dialog {...(props as unknown as Props)} />
}
