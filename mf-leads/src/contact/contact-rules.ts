import { schemaResolver } from '@mantine/form'
import { contactSchema } from 'supabase/functions/_shared/contact.ts'
import type { FormRules } from '../posted-form/form-keeper.tsx'
import { contactFields, submitPost } from './send-contact.ts'

export { FormKeeper } from '../posted-form/form-keeper.tsx'

export const fields = contactFields

export const validate = schemaResolver(contactSchema, { sync: true })

export const send: FormRules['send'] = (_texts, key, form) => submitPost(form, key)
