import { useState, type ReactNode } from 'react'
import { Button } from '../../src/index.ts'
import { Dialog } from '../../src/overlays.ts'

interface OpenedDialogProps {
  title: string
  width?: string
  children: ReactNode
}

/** A dialog behind a button. */
export function OpenedDialog({ title, width, children }: OpenedDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Open
      </Button>
      <Dialog
        title={title}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        {...(width && { width })}
      >
        {children}
      </Dialog>
    </>
  )
}
