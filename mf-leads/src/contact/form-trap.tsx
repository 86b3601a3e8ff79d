import { trapField } from './trap-field.ts'
import styles from './form-trap.module.css'

export function FormTrap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Website
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
