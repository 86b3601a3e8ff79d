import { useId } from 'react'
import { Button } from 'shared-ui'
import { Form } from 'shared-ui/router'
import type { GlossaryFilter } from './glossary-filter.ts'
import styles from './glossary-search.module.css'

/** Searches within the chosen category; a plain GET form, so it works without JavaScript. */
export function GlossarySearch({ filter: { category, search } }: { filter: GlossaryFilter }) {
  const id = useId()
  return (
    <Form
      // The field shows what the address says, also after going back.
      key={search}
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
