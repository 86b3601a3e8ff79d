import { ErrorSummary, FieldRow, FormScope, FormStack } from 'shared-ui/forms'
import { SubmitButton, TextAreaField, TextField } from 'shared-ui/forms'
import { contactErrors, type ContactField } from 'supabase/functions/_shared/contact.ts'
import type { FormAnswer } from '../posted-form.ts'
import { PostNotice } from '../post-notice.tsx'
import { usePostedForm, type PostedForm } from '../use-posted-form.ts'
import { FormTrap } from './form-trap.tsx'
import { contactFields, submitContact, thanks } from './send-contact.ts'
import { isTrapped } from './trap-field.ts'

export interface ContactFormProps {
  /** The answer to a plain post, when the page was rendered as one. */
  answer?: FormAnswer<ContactField> | undefined
  onSent?: () => void
}

/** The contact form, on any page: also the slot `leads/contact-form`. */
export function Component(props: ContactFormProps) {
  return <ContactFields form={useContactForm(props)} />
}

export function useContactForm({ answer, onSent }: ContactFormProps): PostedForm<ContactField> {
  return usePostedForm({
    name: 'contact',
    action: '/contact',
    send: (texts, key, form) => submitContact(texts, isTrapped(form), key),
    fields: contactFields,
    check: contactErrors,
    thanks,
    answer,
    onSent,
  })
}

export function ContactFields({ form }: { form: PostedForm<ContactField> }) {
  const { formProps, notice, values, errors, summary, isSending } = form
  const field = (name: ContactField) => ({
    name,
    error: errors[name],
    defaultValue: values[name],
    required: true,
    dir: 'auto',
  })
  return (
    <FormScope>
      <form {...formProps}>
        <FormTrap />
        <FormStack>
          {notice && <PostNotice {...notice} />}
          <ErrorSummary errors={summary} />
          <FieldRow>
            <TextField
              {...field('firstName')}
              label="First name"
              autoComplete="given-name"
              // A dialog puts focus here.
              data-autofocus
            />
            <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
          </FieldRow>
          <FieldRow>
            <TextField
              {...field('email')}
              label="Email"
              type="email"
              inputMode="email"
              autoComplete="email"
            />
            <TextField
              {...field('phone')}
              label="Phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
            />
          </FieldRow>
          <TextField {...field('company')} label="Company" autoComplete="organization" />
          <TextAreaField
            {...field('message')}
            label="Message"
            help="Which roles, how many, by when, and what you have tried so far."
          />
          <SubmitButton isPending={isSending}>Send message</SubmitButton>
        </FormStack>
      </form>
    </FormScope>
  )
}
