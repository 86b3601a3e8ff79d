import { data } from 'shared-ui/router'

/** What a form holds and what is said about it, by field name. */
export type Texts<Field extends string> = Partial<Record<Field, string>>

/** What becomes of a form, sent in place and by a plain post alike. */
export interface FormAnswer<Field extends string = string> {
  ok: boolean
  /** What is wrong, beside the field it belongs to. */
  errors: Texts<Field>
  /** What was typed, so that a page rendered anew still has it; empty once it is sent. */
  values: Texts<Field>
  /** Why a form in order could not be sent. */
  problem: Notice | null
}

export interface Notice {
  title: string
  message: string
}

export interface ToneNotice extends Notice {
  tone: 'success' | 'destructive'
}

/** Sent: nothing to say, nothing left to show. */
export const sent: FormAnswer = { ok: true, errors: {}, values: {}, problem: null }

/** Something is wrong with what was entered. */
export function refused<Field extends string>(
  errors: Texts<Field>,
  values: Texts<Field>,
): FormAnswer<Field> {
  return { ok: false, errors, values, problem: null }
}

/** All is in order, but it could not be sent. */
export function failed<Field extends string>(
  problem: Notice,
  values: Texts<Field>,
): FormAnswer<Field> {
  return { ok: false, errors: {}, values, problem }
}

/** The answer to a plain post, with its status. */
export function answerPost<Answer extends FormAnswer>(answer: Answer) {
  const statusOfFailure = answer.problem ? 503 : 422
  return data(answer, { status: answer.ok ? 200 : statusOfFailure })
}

/** A posted form. What cannot be read counts as left empty. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData())

/** The named fields of a form as text. */
export function textsOf<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  const text = (field: Field) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<Field, string>
}

/** Sets the fields of a form, and empties those without a text. */
export function fillForm(form: HTMLFormElement, fields: readonly string[], texts: Texts<string>) {
  for (const control of controlsOf(form, fields)) {
    const text = texts[control.name] ?? ''
    if (isRadio(control)) control.checked = control.value === text
    else control.value = text
  }
}

/** Sets only the fields that nothing was entered in. */
export function fillEmptyFields(
  form: HTMLFormElement,
  fields: readonly string[],
  texts: Texts<string>,
) {
  const typed = textsOf(new FormData(form), fields)
  const kept = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''))
  fillForm(form, fields, { ...texts, ...kept })
}

function controlsOf(form: HTMLFormElement, fields: readonly string[]) {
  const controls = [...form.elements] as (HTMLInputElement | HTMLTextAreaElement)[]
  return controls.filter(({ name }) => fields.includes(name))
}

function isRadio(control: HTMLInputElement | HTMLTextAreaElement): control is HTMLInputElement {
  return control.type === 'radio'
}
