import { emailLine } from 'supabase/functions/_shared/contact.ts'
import * as v from 'valibot'
import { refused, sent, type FormAnswer, type Notice, type Texts } from '../posted-form.ts'

export const teamSizes = ['1-10', '11-50', '51-200', '201+'] as const

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
  teamSize: v.picklist(['', ...teamSizes], 'Choose one of the four team sizes.'),
  hiringNeeds: text,
  additionalInfo: text,
})

export type Questionnaire = v.InferOutput<typeof questionnaireSchema>
export type QuestionnaireField = keyof Questionnaire

export const questionnaireFields = Object.keys(questionnaireSchema.entries) as QuestionnaireField[]

export const thanks: Notice = {
  title: 'Thanks for your interest!',
  message: "We'll review your information and get back to you shortly.",
}

/** The first message for each field that is wrong; empty when all is in order. */
export function questionnaireErrors(input: unknown): Texts<QuestionnaireField> {
  const { issues = [] } = v.safeParse(questionnaireSchema, input)
  const errors: Texts<QuestionnaireField> = {}
  for (const { path, message } of issues) errors[path?.[0]?.key as QuestionnaireField] ??= message
  return errors
}

/** Checks the answers and thanks for them; the specification has it make no call. */
export function submitQuestionnaire(
  texts: Record<QuestionnaireField, string>,
): FormAnswer<QuestionnaireField> {
  const errors = questionnaireErrors(texts)
  return Object.keys(errors).length > 0 ? refused(errors, texts) : sent
}
