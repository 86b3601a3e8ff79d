import { Component as ContactForm } from '../../../../mf-leads/src/contact/contact-form.tsx'
import { Surrounded } from './surroundings.tsx'

export { surround } from './surroundings.tsx'

export function Component() {
  return (
    <Surrounded>
      <ContactForm />
    </Surrounded>
  )
}
