import { useEffect, useState, type ComponentType } from 'react'
import { useNavigate } from 'shared-ui/provider/router'
import { useAddressChange, useWhereabouts } from './use-address-change.ts'

export interface Opened {
  isOpen: boolean
  /** Stable. */
  close: () => void
}

interface Late<Props> {
  /** Stable. */
  load: () => Promise<{ default: ComponentType<Props> }>
  /** Path of the page that takes the dialog's place where its code does not come. */
  instead: string
}

/** Closes the one that was opened last. */
let closeLast = () => {}

/**
 * A dialog over whichever page, whose code comes with its first opening. It closes as soon as its visitor goes elsewhere, also
 * back, or asks for another one before it is there. Further properties are the dialog's own.
 */
export function LateDialog<Props extends Opened>(props: Late<Props> & Props) {
  const { isOpen, close, load, instead } = props
  const navigate = useNavigate()
  const pages = useWhereabouts('pathname')
  const [Dialog, setDialog] = useState<ComponentType<Props>>()

  useAddressChange(useWhereabouts('key'), () => {
    if (isOpen) close()
  })
  useEffect(() => {
    if (!isOpen) return
    if (closeLast !== close) closeLast()
    closeLast = close
    if (Dialog) return
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

  // Another one for the next page, which takes the focus: what goes returns none.
  return Dialog && <Dialog key={pages} {...props} />
}
