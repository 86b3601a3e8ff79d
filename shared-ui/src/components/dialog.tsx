import { MantineProvider, Modal } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { useEffect, type KeyboardEvent, type ReactNode } from 'react'

export interface DialogProps {
  /** Names the dialog, and stands at its head. */
  title: string
  opened: boolean
  /** Called by the Close control, Escape and a click outside. */
  onClose: () => void
  /** False when it closes because the visitor goes to another page, which takes the focus. */
  returnsFocus?: boolean
  /** Any CSS width; it never exceeds the screen. */
  width?: string
  children: ReactNode
}

/** Its components take their looks from our own styles, in custom properties of `tokens.css`. */
const theme = { respectReducedMotion: true }

/**
 * A modal dialog: focus goes in, stays in, and returns to where it came from. Mantine's context comes with it, so that pages do without, and
 * has none of its inline styles: the HTML carries no `<style>` and the content security policy needs no exception.
 */
export function Dialog(props: DialogProps) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withStaticClasses={false}
      withGlobalClasses={false}
    >
      <Window {...props} />
    </MantineProvider>
  )
}

function Window(props: DialogProps) {
  const { title, opened, onClose, returnsFocus = true, width = '35rem', children } = props
  // Focus is remembered at the change from closed to open, so a dialog that arrives open must first arrive.
  const isShown = useMounted() && opened
  useHeldPage(isShown)

  return (
    <Modal.Root
      opened={isShown}
      onClose={onClose}
      returnFocus={returnsFocus}
      size={width}
      centered
      padding={0}
      // Mantine's own lock writes a style element, which our policy forbids.
      lockScroll={false}
      transitionProps={{ duration: 160, transition: 'fade' }}
    >
      <Modal.Overlay className="pl-dialog-overlay" backgroundOpacity={1} />
      <Modal.Content
        // Mantine names it by its title a moment later than focus arrives.
        aria-label={title}
        classNames={{ content: 'pl-dialog' }}
        radius="var(--pl-radius)"
        shadow="none"
        onKeyDown={leaveFramesToTab}
      >
        <div className="pl-apart pl-dialog-head">
          <Modal.Title className="pl-dialog-title">{title}</Modal.Title>
          <button
            type="button"
            className="pl-icon-button pl-dialog-close"
            aria-label="Close"
            onClick={onClose}
          >
            <IconX size={22} stroke={1.5} aria-hidden="true" />
          </button>
        </div>
        {/* Not Mantine's body: it would make all of the content the dialog's description, read out at its opening. */}
        <div className="pl-dialog-body">{children}</div>
      </Modal.Content>
    </Modal.Root>
  )
}

/** Firefox puts focus into a frame by its own Tab only, and not by Mantine's, which would pass the frame by. */
function leaveFramesToTab(event: KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll('a, button, iframe')]
  const next = stops.indexOf(event.target as Element) + (event.shiftKey ? -1 : 1)
  if (event.key === 'Tab' && stops[next] instanceof HTMLIFrameElement) event.stopPropagation()
}

/** Keeps the page behind from scrolling, and the place of its scrollbar, so that nothing shifts. */
function useHeldPage(isHeld: boolean) {
  useEffect(() => {
    if (!isHeld) return
    const page = document.documentElement
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
    page.style.overflow = 'hidden'
    return () => {
      page.style.removeProperty('overflow')
      page.style.removeProperty('scrollbar-gutter')
    }
  }, [isHeld])
}
