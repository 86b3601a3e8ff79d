import { useLocation } from 'shared-ui/provider/router'
// Not by its share key: federation would fetch it at the start of every page.
import { Dialog } from 'shared-ui/components/dialog.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './search-dialog.module.css'

/** `left` is closed by following a result: focus belongs to the new page. */
export type SearchState = 'closed' | 'open' | 'left'

interface SearchDialogProps {
  state: SearchState
  onChange: (state: SearchState) => void
  /** The key that opens it, and the way to turn that off. */
  shortcut: { label: string; isOn: boolean; turn: (on: boolean) => void }
}

/** The site's search over the page. */
export default function SearchDialog({ state, onChange, shortcut }: SearchDialogProps) {
  const { pathname } = useLocation()
  return (
    <Dialog
      title="Search"
      opened={state === 'open'}
      onClose={() => onChange('closed')}
      returnsFocus={state !== 'left'}
      width="44rem"
    >
      <div className={styles.body}>
        <SearchBox onFollow={(path) => onChange(path === pathname ? 'closed' : 'left')} />
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
