import { useCallback, useEffect, useRef, useState } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import { notify } from 'shared-ui'
import { dropDraft, keepDraft, onDraftChange, readDraft } from './drafts.ts'
import { fillEmptyFields, fillForm, textsOf } from './posted-form.ts'
import type { FormAnswer, Notice, Texts, ToneNotice } from './posted-form.ts'
import { newRequestKey } from './request-key.ts'

interface PostedFormOptions<Field extends string> {
  /** Names the draft. */
  name: string
  /** Address whose action takes the form without JavaScript. */
  action: string
  /**
   * Takes the form with JavaScript. Not through the router: from another remote's page that would need the routes of
   * this one first, and where they do not come an error screen would replace what was typed.
   */
  send: (
    texts: Record<Field, string>,
    key: string,
    form: FormData,
  ) => FormAnswer<Field> | Promise<FormAnswer<Field>>
  fields: readonly Field[]
  check: (texts: Record<Field, string>) => Texts<Field>
  /** Said when the form has been sent. */
  thanks: Notice
  /** The answer to a plain post, when the page was rendered as one. */
  answer?: FormAnswer<Field> | undefined
  onSent?: (() => void) | undefined
}

/**
 * A real form with a visitor's comforts: it says what is wrong when a field is left and when it is sent, keeps what
 * is typed until it is sent, and is sent in place. What is typed lives in the form itself.
 */
export function usePostedForm<Field extends string>(options: PostedFormOptions<Field>) {
  const { name, fields, check, thanks, answer: first, onSent } = options
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Texts<Field>>(first?.errors ?? {})
  // Takes focus whenever it changes, so it does so only when the form is sent.
  const [summary, setSummary] = useState(errors)
  const [answer, setAnswer] = useState<FormAnswer<Field>>()
  const [isSending, setIsSending] = useState(false)
  // Known at once, where `isSending` waits for the next render: a double click is faster.
  const isUnderWay = useRef(false)

  const attach = useCallback(
    (node: HTMLFormElement) => {
      form.current = node
      if (first?.ok) dropDraft(name)
      else fillEmptyFields(node, fields, readDraft(name).texts)
      const stop = onDraftChange(name, (draft, writer) => {
        if (writer === node) return
        fillForm(node, fields, draft.texts)
        setErrors({})
        setSummary({})
      })
      return () => {
        stop()
        form.current = null
      }
    },
    [name, fields, first],
  )

  useEffect(() => {
    // The button lost focus when it was disabled.
    if (answer && document.activeElement === document.body) submitButtonOf(form.current)?.focus()
  }, [answer])

  const checkField = (node: HTMLFormElement, field: Field) => {
    const message = check(textsOf(new FormData(node), fields))[field]
    setErrors((known) => ({ ...known, [field]: message }))
  }

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const node = event.currentTarget
    keepDraft(name, { texts: textsOf(new FormData(node), fields) }, node)
    const field = fieldOf(event.target, fields)
    if (field && errors[field]) checkField(node, field)
  }

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const field = fieldOf(event.target, fields)
    // A message that appears under the pointer would move the button away from its click.
    if (field && !(event.relatedTarget instanceof HTMLButtonElement))
      checkField(event.currentTarget, field)
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const node = event.currentTarget
    const form = new FormData(node)
    const texts = textsOf(form, fields)
    const found = check(texts)
    setErrors(found)
    setSummary(found)
    if (Object.keys(found).length > 0) return
    isUnderWay.current = true
    setIsSending(true)
    settle(await options.send(texts, requestKeyFor(texts, node), form))
  }

  const requestKeyFor = (texts: Texts<string>, node: HTMLFormElement) => {
    const draft = readDraft(name)
    const isUnchanged = JSON.stringify(draft.texts) === JSON.stringify(texts)
    const key = (isUnchanged && draft.key) || newRequestKey()
    keepDraft(name, { texts, key }, node)
    return key
  }

  /** Said wherever the visitor is by now. */
  const settle = (settled: FormAnswer<Field>) => {
    isUnderWay.current = false
    setIsSending(false)
    setAnswer({ ...settled })
    setErrors(settled.errors)
    setSummary(settled.errors)
    if (settled.ok) {
      dropDraft(name)
      notify({ ...thanks, tone: 'success' })
      onSent?.()
    }
    if (settled.problem) notify({ ...settled.problem, tone: 'destructive' })
  }

  return {
    formProps: {
      method: 'post' as const,
      action: options.action,
      noValidate: true,
      ref: attach,
      onInput,
      onBlur,
      onSubmit,
    },
    /** What became of a plain post; later ones are said in passing. */
    notice: first && !answer ? noticeOf(first, thanks) : null,
    /** Texts that the server rendered into the form. */
    values: (first?.values ?? {}) as Texts<Field>,
    errors,
    summary,
    isSending,
    isSent: (answer ?? first)?.ok ?? false,
  }
}

export type PostedForm<Field extends string> = ReturnType<typeof usePostedForm<Field>>

function noticeOf({ ok, problem }: FormAnswer, thanks: Notice): ToneNotice | null {
  if (ok) return { ...thanks, tone: 'success' }
  return problem && { ...problem, tone: 'destructive' }
}

function fieldOf<Field extends string>(target: EventTarget, fields: readonly Field[]) {
  return fields.find((field) => field === (target as HTMLInputElement).name)
}

function submitButtonOf(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('[type=submit]')
}
