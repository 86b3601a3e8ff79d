import { errorAnswer } from '../http/error-answer.ts'
import type { Admit } from './admit.ts'

/** Answers at once with 503 when as many are being worked on as there are slots, so that those are done in time. */
export function slots(limit: number): Admit {
  let running = 0
  return async (c, work) => {
    if (running >= limit)
      return errorAnswer(c, 503, 'busy', 'Too many people are here at once. Please try again.', 5)
    running++
    try {
      return await work()
    } finally {
      running--
    }
  }
}
