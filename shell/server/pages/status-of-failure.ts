import { DeadlineError } from '../deadlines.ts'
import { WorkerLost } from '../workers/worker-process.ts'

/** What an answer that failed by this error is. */
export function statusOfFailure(error: unknown): 500 | 503 {
  return error instanceof DeadlineError || error instanceof WorkerLost ? 503 : 500
}
