type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Reads what a visitor typed before the page was hydrated.
 *
 * @returns puts it back, focus and place too, where React has made the page anew: extensions put elements among its own, password
 *   managers beside each field
 */
export function readTypedEarly(): () => void {
  const focused = document.activeElement && nameOf(document.activeElement as Field)
  const typed = new Map(fields().map((field) => [nameOf(field), field.value]))
  const { scrollX, scrollY } = window
  return () => {
    for (const field of fields()) {
      const value = typed.get(nameOf(field))
      if (value && !field.value) {
        field.value = value
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }
      if (nameOf(field) === focused) field.focus({ preventScroll: true })
    }
    window.scrollTo(scrollX, scrollY)
  }
}

const fields = () => [
  ...document.querySelectorAll<Field>('form :is(input:read-write, textarea)[name]'),
]

const nameOf = ({ form, name }: Field) => form && `${form.getAttribute('action')} ${name}`
