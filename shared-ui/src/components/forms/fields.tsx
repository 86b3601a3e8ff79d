import { IconAlertCircle } from '@tabler/icons-react'
import type { FormEvent, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { useFieldId } from './form-scope.tsx'
import styles from './fields.module.css'

const control = `pl-text-field ${styles.control}`

interface FieldLook {
  /** The submission's own name for the field, for example `firstName`. */
  name: string
  label: string
  help?: ReactNode
  /** What is wrong, in words for the visitor. */
  error?: ReactNode
}

export type TextFieldProps = FieldLook & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name'>

/** A single line of text; pass `type`, `autoComplete`, `inputMode`, `defaultValue`, `required` as to an input. */
export function TextField({ name, label, help, error, ...input }: TextFieldProps) {
  const field = useField(name, help, error)
  return (
    <Field id={field.id} label={label} help={help} error={error} isRequired={input.required}>
      <input type="text" className={control} name={name} {...field} {...input} />
    </Field>
  )
}

export type TextAreaFieldProps = FieldLook &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'name'>

/** Several lines of text. */
export function TextAreaField({ name, label, help, error, ...input }: TextAreaFieldProps) {
  const field = useField(name, help, error)
  return (
    <Field id={field.id} label={label} help={help} error={error} isRequired={input.required}>
      <textarea rows={5} className={control} name={name} {...field} {...input} />
    </Field>
  )
}

export interface ChoiceFieldProps extends FieldLook {
  options: readonly { value: string; label: string }[]
  defaultValue?: string | undefined
  required?: boolean
  onChange?: ((event: FormEvent<HTMLElement>) => void) | undefined
}

/** One choice of a few, all in sight. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, help, error, options, defaultValue, required, onChange } = props
  const { id, 'aria-describedby': describedBy } = useField(name, help, error)
  return (
    <fieldset className={styles.field} aria-describedby={describedBy}>
      <legend className={styles.label}>
        {label} {!required && <Optional />}
      </legend>
      <div className={styles.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.choice}>
            <input
              // The summary links to the field's id: its first choice.
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              required={required}
              onChange={onChange}
            />
            {option.label}
          </label>
        ))}
      </div>
      <Notes id={id} help={help} error={error} />
    </fieldset>
  )
}

function useField(name: string, help: ReactNode, error: FieldLook['error']) {
  const id = useFieldId(name)
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

interface FieldProps extends Omit<FieldLook, 'name'> {
  id: string
  isRequired?: boolean | undefined
  children: ReactNode
}

function Field({ id, label, help, error, isRequired, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {!isRequired && <Optional />}
      </label>
      {children}
      <Notes id={id} help={help} error={error} />
    </div>
  )
}

const Optional = () => <span className={styles.optional}>(optional)</span>

function Notes({ id, help, error }: Pick<FieldProps, 'id' | 'help' | 'error'>) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className={`pl-remark ${styles.help}`}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <IconAlertCircle size={18} stroke={1.5} aria-hidden="true" />
          {error}
        </p>
      )}
    </>
  )
}
