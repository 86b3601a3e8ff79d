import { dismiss, notify } from 'shared-ui'
import type { Notice } from './form-answer.ts'

let told: number | undefined

/** Says what became of a form, in the place of what was said of an earlier try. */
export function tell(notice: Notice): void {
  if (told) dismiss(told)
  told = notify(notice)
}
