// Not by its share key: federation would fetch it at the start of every page.
import { Dialog } from 'shared-ui/components/dialog.tsx'
import type { Opened } from '../frame/late-dialog.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-dialog.module.css'

interface SearchDialogProps extends Opened {
  /** The key that opens it, and the way to turn that off. */
  shortcut: { label: string; isOn: boolean; turn: (on: boolean) => void }
}

/** The site's search over the page. */
export default function SearchDialog({ isOpen, close, shortcut }: SearchDialogProps) {
  return (
    <Dialog title="Search" opened={isOpen} onClose={close} width="44rem">
      <div className={styles.body}>
        <SearchBox />
        <label className={`pl-remark ${styles.setting}`}>
          <input
            type="checkbox"
            checked={shortcut.isOn}
            onChange={(event) => shortcut.turn(event.target.checked)}
          />
          <span>
            Open search with the <kbd>{shortcut.label}</kbd> key
          </span>
        </label>
      </div>
    </Dialog>
  )
}
