import { useEffect, useId, useRef } from 'react'
import { Button } from 'shared-ui'
import { Form } from 'shared-ui/router'
import type { GlossaryFilter } from './glossary-filter.ts'
import styles from './glossary-search.module.css'

/** Searches within the chosen category; a plain GET form, so it works without JavaScript. */
export function GlossarySearch({ filter: { category, search } }: { filter: GlossaryFilter }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(search)
  // The field shows what the address says, also after going back, and keeps its focus, and what is typed before scripts run.
  useEffect(() => {
    if (field.current && shown.current !== search) field.current.value = search
    shown.current = search
  }, [search])
  return (
    <Form
      action="/glossary"
      role="search"
      aria-label="Glossary"
      className={styles.form}
      preventScrollReset
    >
      {category && <input type="hidden" name="category" value={category} />}
      <label className={styles.label} htmlFor={id}>
        {category ? `Search in ${category}` : 'Search the glossary'}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          name="q"
          type="search"
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">Search</Button>
      </div>
    </Form>
  )
}
