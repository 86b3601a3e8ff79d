import { tokenField, trapField } from './form-evidence.ts'
import styles from './form-trap.module.css'

/** Two fields that no person meets: when the form was handed out, and one that only a program fills. */
export function FormTrap({ token }: { token?: string | undefined }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <input type="hidden" name={tokenField} value={token ?? ''} />
      <label>
        Website
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
