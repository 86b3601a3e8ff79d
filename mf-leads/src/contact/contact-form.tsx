import { FieldRow, TextAreaField, TextField } from 'shared-ui/forms'
import type { ContactField } from 'supabase/functions/_shared/contact.ts'
import type { FormAnswer } from '../posted-form/form-answer.ts'
import { PostedForm } from '../posted-form/posted-form.tsx'
import { askedAbout } from './contact-form-content.ts'
import { FormTrap } from './form-trap.tsx'

export interface ContactFormProps {
  /** The answer to a plain post, when the page was rendered as one. */
  answer?: FormAnswer | undefined
  /** What it is about: `network`, `privacy`, or the reference of an opening, which the message begins with. */
  about?: string | undefined
  onSent?: () => void
}

const loadRules = () => import('./contact-rules.ts')

/** The contact form, on any page: also the slot `leads/contact-form`. */
export function Component({ answer, about, onSent }: ContactFormProps) {
  const { begun, company, message } = askedAbout(about)
  return (
    <PostedForm
      key={about}
      name={about ? `contact ${about}` : 'contact'}
      begun={begun ? { message: begun } : undefined}
      action={about ? `/contact?about=${about}` : '/contact'}
      load={loadRules}
      submit="Send message"
      answer={answer}
      onSent={onSent}
    >
      {(field) => {
        const required = (name: ContactField) => ({ ...field(name), required: true })
        return (
          <>
            <FormTrap />
            <FieldRow>
              <TextField
                {...required('firstName')}
                label="First name"
                autoComplete="given-name"
                // A dialog puts focus here.
                data-autofocus
              />
              <TextField {...required('lastName')} label="Last name" autoComplete="family-name" />
            </FieldRow>
            <FieldRow>
              <TextField
                {...required('email')}
                label="Email"
                type="email"
                inputMode="email"
                autoComplete="email"
              />
              <TextField
                {...required('phone')}
                label="Phone"
                type="tel"
                inputMode="tel"
                autoComplete="tel"
              />
            </FieldRow>
            <TextField
              {...required('company')}
              label="Company"
              help={company}
              autoComplete="organization"
            />
            <TextAreaField {...required('message')} label="Message" help={message} />
          </>
        )
      }}
    </PostedForm>
  )
}
