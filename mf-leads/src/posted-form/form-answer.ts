import { data } from 'shared-ui/router'

/** What a form holds, or what is said about it, by field name. */
export type Texts = Readonly<Record<string, string>>

/** What becomes of a form, sent in place and by a plain post alike. */
export interface FormAnswer {
  ok: boolean
  /** What is wrong, beside the field it belongs to. */
  errors: Texts
  /** What was typed, so that a page rendered anew still has it; empty once it is sent. */
  values: Texts
  /** What is said of it as a whole; nothing while the visitor has fields to mend. */
  notice: Notice | null
  /** With which the answer to a plain post comes. */
  status: number
}

export interface Notice {
  title: string
  message: string
  tone: 'success' | 'destructive'
}

export const failure: Notice = {
  title: 'Something went wrong',
  message: 'Please try again later or contact us directly.',
  tone: 'destructive',
}

/** Sent: nothing left to show. */
export function sent(notice: Notice): FormAnswer {
  return { ok: true, errors: {}, values: {}, notice, status: 200 }
}

/** Something is wrong with what was entered. */
export function refused(errors: Texts, values: Texts): FormAnswer {
  return { ok: false, errors, values, notice: null, status: 422 }
}

/** All was in order here, but it was not taken; by field, what the other end has against it. */
export function failed(values: Texts, errors: Texts, status: number): FormAnswer {
  return { ok: false, errors, values, notice: failure, status }
}

/** The answer to a plain post. */
export const answerPost = (answer: FormAnswer) => data(answer, { status: answer.status })

/** A posted form. What cannot be read counts as left empty. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData())

/** What a form holds as text. */
export function allTextsOf(form: FormData): Texts {
  return Object.fromEntries(
    [...form].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
}

/** The named fields of a form as text; one that is not there is empty. */
export function textsOf(form: FormData, fields: readonly string[]): Texts {
  const texts = allTextsOf(form)
  return Object.fromEntries(fields.map((field) => [field, texts[field] ?? '']))
}
