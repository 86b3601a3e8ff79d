import { useEffect, useRef } from 'react'
import { Button } from 'shared-ui'
import { Form } from 'shared-ui/provider/router'
import { maxQueryLength } from './search-words.ts'
import styles from './search-form.module.css'

/** The site's search as a plain form, which works without JavaScript. */
export function SearchForm({ query = '' }: { query?: string }) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  const keep = () => {
    shown.current = field.current?.value.trim() ?? ''
  }
  // The field shows what the address says, also after going back, and keeps its focus, and what is typed before scripts run or
  // while an answer is on its way.
  useEffect(() => {
    if (field.current && shown.current !== query) field.current.value = query
    shown.current = query
  }, [query])
  return (
    <Form action="/search" role="search" aria-label="Site" className={styles.form} onSubmit={keep}>
      <input
        ref={field}
        className="pl-text-field"
        name="q"
        type="search"
        aria-label="Search this site"
        defaultValue={query}
        maxLength={maxQueryLength}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit">Search</Button>
    </Form>
  )
}
