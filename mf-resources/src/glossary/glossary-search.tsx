import { Button } from 'shared-ui'
import { TextField } from 'shared-ui/forms'
import { Form } from 'shared-ui/router'
import type { GlossaryFilter } from './glossary-filter.ts'
import styles from './glossary-search.module.css'

/** Searches within the chosen category; a plain GET form, so it works without JavaScript. */
export function GlossarySearch({ filter: { category, search } }: { filter: GlossaryFilter }) {
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
      <div className={styles.field}>
        <TextField
          name="q"
          type="search"
          label={category ? `Search in ${category}` : 'Search the glossary'}
          defaultValue={search}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <Button type="submit">Search</Button>
    </Form>
  )
}
