import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { useFieldId } from './form-scope.tsx'
import styles from './error-summary.module.css'

interface ErrorSummaryProps {
  /** Field name → what is wrong with it; fields without an entry are in order. */
  errors: Readonly<Record<string, ReactNode>> | null | undefined
}

/** Says above the form what is wrong with it, takes focus, and leads to each field. Nothing when nothing is wrong. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const entries = Object.entries(errors ?? {}).filter(([, message]) => message)
  const hasErrors = entries.length > 0

  useEffect(() => {
    if (hasErrors) ref.current?.focus()
  }, [errors, hasErrors])

  if (!hasErrors) return null
  return (
    <div
      ref={ref}
      className={styles.summary}
      role="group"
      tabIndex={-1}
      aria-labelledby={titleId}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a post without JavaScript starts here
      autoFocus
    >
      <p id={titleId} className={styles.title}>
        Please check these fields
      </p>
      <ul className={styles.list}>
        {entries.map(([name, message]) => (
          <li key={name}>
            <FieldLink name={name}>{message}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FieldLink({ name, children }: { name: string; children: ReactNode }) {
  const id = useFieldId(name)
  const focusField = (event: MouseEvent) => {
    const field = document.getElementById(id)
    if (!field) return
    event.preventDefault()
    field.focus()
  }
  return (
    <a href={`#${id}`} onClick={focusField}>
      {children}
    </a>
  )
}
