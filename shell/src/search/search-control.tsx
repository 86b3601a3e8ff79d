import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState, type FormEvent } from 'react'
import type { SearchState } from './search-dialog.tsx'
import { searchKey, useSearchKey } from './search-shortcut.ts'
import styles from './search-control.module.css'

const SearchDialog = lazy(() => import('./search-dialog.tsx').catch(goToSearchPage))

/**
 * The header's search: a button that opens the dialog, whose code and index come with the first opening. Without
 * JavaScript it is a form that leads to the search page.
 */
export function SearchControl({ onOpen }: { onOpen: () => void }) {
  const [state, setState] = useState<SearchState | 'never opened'>('never opened')
  const open = useCallback(() => {
    onOpen()
    setState('open')
  }, [onOpen])
  const [isOn, turn] = useSearchKey(open)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Safari does not focus what is clicked; the dialog returns focus to it.
    event.currentTarget.querySelector('button')?.focus()
    open()
  }

  return (
    <>
      <form action="/search" onSubmit={onSubmit}>
        <button
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
      {state !== 'never opened' && (
        <Suspense fallback={null}>
          <SearchDialog
            state={state}
            onChange={setState}
            shortcut={{ label: searchKey, isOn, turn }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Where the dialog's code does not come. */
function goToSearchPage(): Promise<never> {
  window.location.assign('/search')
  return new Promise(() => {})
}
