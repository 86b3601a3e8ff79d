import { trapField } from './trap-field.ts'

/** Out of sight, yet not `display: none`, by which programs tell a trap. */
export function FormTrap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Website
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
