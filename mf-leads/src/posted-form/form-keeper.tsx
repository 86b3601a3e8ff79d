import { useForm } from '@mantine/form'
import { memo, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { ComponentType, FocusEvent, FormEvent, ReactNode } from 'react'
import { isSame, keepDraft, onDraftChange, readDraft } from './drafts.ts'
import { textsOf, type FormAnswer, type Notice, type Texts } from './form-answer.ts'
import { newRequestKey } from './request-key.ts'
import { tell } from './tell.ts'

/** What a form runs by: a module of its own for each form, which brings the keeper along. */
export interface FormRules {
  FormKeeper: ComponentType<FormKeeperProps>
  fields: readonly string[]
  /** What is wrong with the texts, by field. */
  validate: (texts: Texts) => Record<string, ReactNode>
  /**
   * Takes the form with JavaScript. Not through the router: from another remote's page that would need the routes of
   * this one first, and where they do not come an error screen would replace what was typed.
   *
   * @param key a UUID that names these texts, whatever blanks are around them
   */
  send: (texts: Texts, key: string, form: FormData) => FormAnswer | Promise<FormAnswer>
}

/** What the library says of a form, for those who draw it. */
export interface RunningForm {
  field: (name: string) => FieldProps
  /** What was wrong when it was sent last. It takes focus whenever it changes. */
  summary: Record<string, ReactNode>
  isSending: boolean
  /** What became of it when it was sent last, while nothing else is to be said; undefined when it was not sent from this page. */
  notice: Notice | null | undefined
  /** Differs once the fields hold other texts than were typed into them. */
  key: string
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
}

export interface FieldProps {
  name: string
  dir: 'auto'
  defaultValue?: string | undefined
  error?: ReactNode
  onChange?: (event: FormEvent<HTMLElement>) => void
  onFocus?: () => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
}

export interface FormKeeperProps {
  name: string
  /** What stood in it at first. */
  begun: Texts | undefined
  element: HTMLFormElement
  rules: FormRules
  answer: FormAnswer | undefined
  /** It was sent before this came. */
  isHeld: boolean
  onSent: (() => void) | undefined
  onChange: (running: RunningForm) => void
}

/**
 * Runs a form that is on the page already with `@mantine/form`, and hands up what becomes of it. It draws nothing: a
 * parent that came later would make the fields anew, under the visitor's hands. Remembered, so that what it hands up does
 * not come back to it.
 */
export const FormKeeper = memo(function FormKeeper(props: FormKeeperProps) {
  const { name, begun, element, rules, answer, isHeld, onSent, onChange } = props
  const [{ typed, errors }] = useState(() => takeOver(props))
  const [summary, setSummary] = useState<RunningForm['summary']>(answer?.errors ?? {})
  const [last, setLast] = useState<FormAnswer>()
  const form = useForm<Texts>({
    mode: 'uncontrolled',
    initialValues: typed,
    initialErrors: errors,
    validate: rules.validate,
    validateInputOnBlur: true,
    onValuesChange: (texts) => keepDraft(name, { ...readDraft(name), texts }),
    enhanceGetInputProps: ({ inputProps: { onBlur } }) => ({
      // A message that appears under the pointer would move the button away from its click.
      onBlur: (event: FocusEvent) => {
        if (!(event.relatedTarget instanceof HTMLButtonElement)) onBlur()
      },
    }),
  })
  const [firstKey] = useState(form.key(name))
  const { getValues, setValues } = form

  useEffect(() => {
    const draft = readDraft(name)
    if (!isSame(draft.texts, typed)) keepDraft(name, { ...draft, texts: typed })
  }, [name, typed])

  useEffect(
    () =>
      onDraftChange(name, ({ texts }) => {
        if (isSame(getValues(), texts)) return
        // Their successors come; Firefox would give these back, as they went, when the page is loaded anew.
        for (const field of element.elements) Object.assign(field, { value: '', checked: false })
        setValues(texts)
        setSummary({})
      }),
    [name, element, getValues, setValues],
  )

  const fresh = { ...textsOf(new FormData(), rules.fields), ...begun }
  const send = async (texts: Texts) => {
    const settled = await rules.send(texts, keyOf(name, texts), new FormData(element))
    setLast(settled)
    form.setErrors(settled.errors)
    setSummary(settled.errors)
    if (settled.notice) tell(settled.notice)
    if (!settled.ok) return
    // What was typed meanwhile, here or in another form of its name, was not sent.
    const draft = readDraft(name)
    if (isSame(draft.texts, texts)) keepDraft(name, { texts: fresh })
    onSent?.()
  }

  const running: RunningForm = {
    field: (field) => ({ name: field, dir: 'auto', ...form.getInputProps(field) }),
    summary,
    isSending: form.submitting,
    notice: last && (form.submitting || Object.keys(summary).length > 0 ? null : last.notice),
    key: form.key(name) === firstKey ? '' : form.key(name),
    onSubmit: (event) => {
      // Some tools that fill forms tell of nothing that they put there.
      const inForm = textsOf(new FormData(element), rules.fields)
      // Another press of who has just sent it, and was blamed for nothing since.
      if (last?.ok && isSame(inForm, fresh) && isSame(form.errors as Texts, {}))
        return event?.preventDefault()
      for (const [field, text] of Object.entries(inForm))
        form.setFieldValue(field, text, { forceUpdate: false })
      form.onSubmit(send, setSummary)(event)
    },
  }
  useLayoutEffect(() => onChange(running))

  const sendHeld = useEffectEvent(() => running.onSubmit())
  useEffect(() => {
    if (isHeld) sendHeld()
  }, [isHeld])
  return null
})

/** What the form holds, and what is wrong with what the visitor has left of it already. */
function takeOver({ element, rules, begun, answer }: FormKeeperProps) {
  const typed: Texts = textsOf(new FormData(element), rules.fields)
  const isLeft = (name: string) =>
    typed[name] &&
    typed[name] !== begun?.[name] &&
    element.elements.namedItem(name) !== document.activeElement
  const found = Object.entries(rules.validate(typed)).filter(([name]) => isLeft(name))
  return { typed, errors: { ...Object.fromEntries(found), ...answer?.errors } }
}

/** The same words have the same key, however often they are sent; blanks around them are not sent. */
function keyOf(name: string, texts: Texts): string {
  const { sent } = readDraft(name)
  const key = sent && isSame(trimmed(sent.texts), trimmed(texts)) ? sent.key : newRequestKey()
  keepDraft(name, { texts, sent: { texts, key } })
  return key
}

const trimmed = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, text.trim()]))
