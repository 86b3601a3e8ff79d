import { IconSearch } from '@tabler/icons-react'
import { useCallback, useRef, useState, type FormEvent } from 'react'
import { LateDialog } from '../frame/late-dialog.tsx'
import { searchKey, useSearchKey } from './search-shortcut.ts'
import styles from './search-control.module.css'

const searchDialog = () => import('./search-dialog.tsx')

/**
 * The header's search: a button that opens the dialog, whose code and index come with the first opening. Without
 * JavaScript it is a form that leads to the search page.
 */
export function SearchControl({ onOpen }: { onOpen: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const open = useCallback(() => {
    onOpen()
    // From a menu, which closes, focus could not be returned to where it was.
    if (document.activeElement?.closest('header')) button.current?.focus()
    setIsOpen(true)
  }, [onOpen])
  const close = useCallback(() => setIsOpen(false), [])
  const [isOn, turn] = useSearchKey(open)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    open()
  }

  return (
    <>
      <form action="/search" onSubmit={onSubmit}>
        <button
          ref={button}
          type="submit"
          className={`pl-icon-button ${styles.button}`}
          aria-label="Search"
          aria-haspopup="dialog"
          aria-keyshortcuts={isOn ? searchKey : undefined}
          title={isOn ? `Search (press ${searchKey})` : 'Search'}
        >
          <IconSearch size={22} stroke={1.5} aria-hidden="true" />
        </button>
      </form>
      <LateDialog
        isOpen={isOpen}
        close={close}
        load={searchDialog}
        instead="/search"
        shortcut={{ label: searchKey, isOn, turn }}
      />
    </>
  )
}
