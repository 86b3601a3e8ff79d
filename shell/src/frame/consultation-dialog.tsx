import { useSite } from 'shared-ui'
// Not by its share key: federation would fetch it at the start of every page.
import { Dialog } from 'shared-ui/components/dialog.tsx'
import type { Opened } from './late-dialog.tsx'
import styles from './consultation-dialog.module.css'

/** The booking page in a dialog; its frame is asked for only while the dialog is open. */
export default function ConsultationDialog({ isOpen, close }: Opened) {
  const { bookingUrl } = useSite()
  return (
    <Dialog title="Schedule a Consultation" opened={isOpen} onClose={close} width="56rem">
      {/* Focusable for the dialog's focus trap, which otherwise steps over frames. */}
      <iframe
        title="Schedule a consultation"
        src={bookingUrl}
        className={styles.frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        loading="eager"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {/* Also the trap's last stop: Tab out of the frame lands here instead of behind the dialog. */}
      <p className={`pl-remark ${styles.aside}`}>
        Calendar not showing?{' '}
        <a href={bookingUrl} target="_blank" rel="noopener">
          Open it in a new tab
        </a>
      </p>
    </Dialog>
  )
}
