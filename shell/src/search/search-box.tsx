import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button } from 'shared-ui'
import { useNavigate } from 'shared-ui/provider/router'
import { countText, maxQueryLength, resultsPath } from './search-words.ts'
import { SearchOptions } from './search-options.tsx'
import { useSearch } from './use-search.ts'
import { useSettled } from './use-settled.ts'
import styles from './search-box.module.css'

/** How long a visitor must stop typing before the count is read out, in milliseconds. */
const pauseMs = 500

/**
 * A field with its results below it: the combobox of the ARIA Authoring Practices, with a list and manual selection.
 * Arrows move among the results, Enter follows the chosen one, and without one leads to all results.
 */
export function SearchBox() {
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const id = useId()
  const query = text.trim()
  const search = useSearch(query)
  const found = search.status === 'failed' ? null : search.found
  const shown = found?.shown ?? 0
  const announcement = useSettled(found ? countText(found, query) : '', pauseMs)

  const choose = (index: number) => {
    setActive(index)
    option(index)?.scrollIntoView({ block: 'nearest' })
  }
  const option = (index: number) =>
    list.current?.querySelectorAll<HTMLAnchorElement>('[role="option"]')[index]

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || shown === 0 || event.altKey) return
    event.preventDefault()
    // The field itself is one of the stops of the round.
    choose(((active + 1 + step + shown + 1) % (shown + 1)) - 1)
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = option(active)
    if (chosen) return chosen.click()
    if (!query) return
    void navigate(resultsPath(query))
  }

  return (
    <form role="search" action="/search" className={styles.form} onSubmit={onSubmit}>
      <label className={`pl-remark ${styles.label}`} htmlFor={`${id}-field`}>
        Search services, technologies, roles, articles and the glossary
      </label>
      <input
        id={`${id}-field`}
        className="pl-text-field"
        name="q"
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown > 0}
        aria-controls={shown > 0 ? `${id}-list` : undefined}
        aria-activedescendant={active >= 0 ? `${id}-option-${active}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="search"
        data-autofocus
      />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <div ref={list} className={styles.results} aria-busy={search.status === 'loading'}>
        {search.status === 'failed' && <Failure onRetry={search.retry} />}
        {search.status === 'loading' && query && <p className={styles.note}>Looking…</p>}
        {found && shown === 0 && <p className={styles.note}>{countText(found, query)}</p>}
        {found && shown > 0 && <SearchOptions id={id} groups={found.groups} active={active} />}
      </div>
      <Button type="submit" variant="secondary" disabled={!query}>
        {found && found.total > shown ? `Show all ${found.total} results` : 'Show all results'}
      </Button>
    </form>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.note}>
      <p>The search did not load.</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
