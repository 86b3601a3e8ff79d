import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FocusEvent, FormEvent } from 'react'
import { notify } from 'shared-ui'
import { useFetcher } from 'shared-ui/router'
import { dropDraft, keepDraft, onDraftChange, readDraft } from './drafts.ts'
import { fillEmptyFields, fillForm, textsOf } from './posted-form.ts'
import type { FormAnswer, Notice, Texts, ToneNotice } from './posted-form.ts'
import { newRequestKey, requestKeyField } from './request-key.ts'

interface PostedFormOptions<Field extends string> {
  /** Names the draft. */
  name: string
  /** Address of the route whose action takes the form, with and without JavaScript. */
  action: string
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
  const fetcher = useFetcher<FormAnswer<Field>>()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Texts<Field>>(first?.errors ?? {})
  // Takes focus whenever it changes, so it does so only when the form is sent.
  const [summary, setSummary] = useState(errors)
  const [answer, setAnswer] = useState(fetcher.data)
  const isSending = fetcher.state === 'submitting'
  // Known at once, where `isSending` waits for the next render: a double click is faster.
  const isUnderWay = useRef(false)

  if (fetcher.data !== answer) {
    setAnswer(fetcher.data)
    setErrors(fetcher.data?.errors ?? {})
    setSummary(fetcher.data?.errors ?? {})
  }

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

  const settle = useEffectEvent(({ ok, problem }: FormAnswer<Field>) => {
    isUnderWay.current = false
    if (ok) {
      dropDraft(name)
      notify({ ...thanks, tone: 'success' })
      onSent?.()
    }
    if (problem) notify({ ...problem, tone: 'destructive' })
    // The button lost focus when it was disabled.
    if (document.activeElement === document.body) submitButtonOf(form.current)?.focus()
  })
  useEffect(() => {
    if (answer) settle(answer)
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

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const node = event.currentTarget
    const texts = textsOf(new FormData(node), fields)
    const found = check(texts)
    const isInOrder = Object.keys(found).length === 0
    if (!isInOrder || isUnderWay.current) event.preventDefault()
    if (isUnderWay.current) return
    setErrors(found)
    setSummary(found)
    if (!isInOrder) return
    isUnderWay.current = true
    setRequestKey(node, texts)
  }

  const setRequestKey = (node: HTMLFormElement, texts: Texts<string>) => {
    const draft = readDraft(name)
    const isUnchanged = JSON.stringify(draft.texts) === JSON.stringify(texts)
    const key = (isUnchanged && draft.key) || newRequestKey()
    keepDraft(name, { texts, key }, node)
    const control = node.elements.namedItem(requestKeyField)
    if (control instanceof HTMLInputElement) control.value = key
  }

  return {
    Form: fetcher.Form,
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
