import { Fragment, useCallback, useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { ErrorSummary, FormScope, FormStack, SubmitButton } from 'shared-ui/forms'
import { fillFromDraft, isEmpty, isSame, keepDraft, onDraftChange, readDraft } from './drafts.ts'
import { allTextsOf, failure, textsOf, type FormAnswer, type Texts } from './form-answer.ts'
import type { FieldProps, FormRules, RunningForm } from './form-keeper.tsx'
import { PostNotice } from './post-notice.tsx'
import { tell } from './tell.ts'
import { whenReached } from './when-reached.ts'

export interface PostedFormProps {
  /** Names the draft, which forms of the same name share. */
  name: string
  /** What stands in it at first. */
  begun?: Texts | undefined
  /** Address whose action takes the form without JavaScript. */
  action: string
  /** Brings what the form runs by. */
  load: () => Promise<FormRules>
  /** The fields, each with what `field` says of it. */
  children: (field: (name: string) => FieldProps) => ReactNode
  /** Words of the button that sends it. */
  submit: string
  /** The answer to a plain post, when the page was rendered as one. */
  answer?: FormAnswer | undefined
  onSent?: (() => void) | undefined
}

/**
 * A real form: it posts as it is. When a visitor gets to it, its rules come, and with them the library that checks
 * it, keeps its draft and sends it in place; what was typed until then is taken over from the form.
 */
export function PostedForm(props: PostedFormProps) {
  const { name, action, load, children, submit, answer, onSent } = props
  const [begun] = useState(props.begun)
  const [element, setElement] = useState<HTMLFormElement | null>(null)
  const [rules, setRules] = useState<FormRules>()
  const [running, setRunning] = useState<RunningForm>()
  const [isHeld, setIsHeld] = useState(false)
  const sentAsSeen = useRef(false)

  const bring = useCallback(async () => {
    try {
      const loaded = await load()
      const textsNow = () => textsOf(new FormData(element ?? undefined), loaded.fields)
      const seen = textsNow()
      const isSent = sentAsSeen.current && Object.keys(loaded.validate(seen)).length === 0
      if (element && !isSent) fillFromDraft(element, readDraft(name), begun)
      // What was not to be seen is there now, and sent when the visitor says so once more.
      if (!isSame(seen, textsNow())) setIsHeld(false)
      setRules(loaded)
      return true
    } catch (error) {
      console.error('The form did not load', error)
      return false
    }
  }, [element, load, name, begun])

  useEffect(() => {
    if (!element || rules) return
    if (answer?.ok) keepDraft(name, { texts: {} })
    const isBegun = !isEmpty(readDraft(name), begun)
    const stops = [whenReached(element, isBegun, bring), onDraftChange(name, bring)]
    return () => stops.forEach((stop) => stop())
  }, [name, begun, element, rules, answer, bring])

  // What was typed on a page before is not in the form yet: its empty fields leave the draft as it is.
  const keep = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const { name: field, value } = target as HTMLInputElement
    const texts = Object.entries(allTextsOf(new FormData(currentTarget)))
    const typed = Object.fromEntries(texts.filter(([at, text]) => text && text !== begun?.[at]))
    const draft = readDraft(name)
    keepDraft(name, { ...draft, texts: { ...draft.texts, ...typed, [field]: value } })
  }

  const hold = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    sentAsSeen.current = true
    setIsHeld(true)
    if (await bring()) return
    sentAsSeen.current = false
    setIsHeld(false)
    // Where it cannot get anywhere, what was typed stays in place.
    if (navigator.onLine) currentTarget.submit()
    else tell(failure)
  }
  const atFirst = (field: string): FieldProps => ({
    name: field,
    dir: 'auto',
    defaultValue: (answer && !answer.ok ? answer.values : begun)?.[field],
    error: answer?.errors[field],
  })
  return (
    <FormScope>
      <form
        ref={setElement}
        method="post"
        action={action}
        noValidate
        onInput={running ? undefined : keep}
        onSubmit={running?.onSubmit ?? ((event) => void hold(event))}
      >
        <FormStack>
          {answer?.notice && running?.notice === undefined && <PostNotice {...answer.notice} />}
          <ErrorSummary errors={running?.summary ?? answer?.errors} />
          <Fragment key={running?.key ?? ''}>{children(running?.field ?? atFirst)}</Fragment>
          <SubmitButton isPending={running?.isSending ?? isHeld}>{submit}</SubmitButton>
          {running?.notice && <PostNotice {...running.notice} isTold />}
        </FormStack>
      </form>
      {element && rules && (
        <rules.FormKeeper
          {...{ name, begun, element, rules, answer, isHeld, onSent }}
          onChange={setRunning}
        />
      )}
    </FormScope>
  )
}
