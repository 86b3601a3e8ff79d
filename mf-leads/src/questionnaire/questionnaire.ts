import { emailLine } from 'supabase/functions/_shared/contact.ts'
import * as v from 'valibot'
import { refused, sent, type FormAnswer, type Texts } from '../posted-form/form-answer.ts'

const tooLong = 'Keep this to 5,000 characters.'

const line = (missing: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(200, 'Keep this to 200 characters.'),
  )

const text = v.pipe(v.string(), v.trim(), v.maxLength(5_000, tooLong))

export const questionnaireSchema = v.object({
  name: line('Enter your full name.'),
  email: emailLine('Enter your work email.'),
  company: line('Enter your company name.'),
  teamSize: v.picklist(
    ['', '1-10', '11-50', '51-200', '201+'],
    'Choose one of the four team sizes.',
  ),
  hiringNeeds: text,
  additionalInfo: text,
})

export type TeamSize = v.InferOutput<typeof questionnaireSchema>['teamSize']

export const questionnaireFields = Object.keys(questionnaireSchema.entries)

/** Checks the answers and thanks for them; the specification has it make no call. */
export function submitQuestionnaire(texts: Texts): FormAnswer {
  const { issues } = v.safeParse(questionnaireSchema, texts)
  if (!issues) return sent(thanks)
  const { nested = {} } = v.flatten<typeof questionnaireSchema>(issues)
  const errors = Object.entries(nested).map(([field, [message]]) => [field, message])
  return refused(Object.fromEntries(errors), texts)
}

const thanks = {
  title: 'Thanks for your interest!',
  message: "We'll review your information and get back to you shortly.",
  tone: 'success',
} as const
