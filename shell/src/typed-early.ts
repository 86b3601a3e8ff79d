type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Reads what a visitor has typed before the page is hydrated.
 *
 * @returns puts it back, and the focus, where React has made the page anew: extensions put elements among its own, password managers
 *   beside each field
 */
export function readTypedEarly(): () => void {
  const focused = document.activeElement && nameOf(document.activeElement as Field)
  const before = fields()
  const typed = new Map(before.filter(isTyped).map((field) => [nameOf(field), field.value]))
  return () => {
    for (const field of fields()) {
      const value = typed.get(nameOf(field))
      if (value !== undefined && !before.includes(field)) {
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      const isLost = document.activeElement === document.body
      if (isLost && nameOf(field) === focused) field.focus({ preventScroll: true })
    }
  }
}

const fields = () => [...document.querySelectorAll<Field>('form [name]:read-write')]

const isTyped = ({ value, defaultValue }: Field) => value !== defaultValue

const nameOf = ({ form, name }: Field) => form && `${form.getAttribute('action')} ${name}`
