import type { ContactFormProps } from './contact/contact-form.tsx'

declare module 'shared-ui' {
  interface Slots {
    'leads/contact-form': ContactFormProps
  }
}
