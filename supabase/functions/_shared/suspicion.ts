import { ageOfFormToken } from './form-token.ts'
import type { MailSettings } from './settings.ts'

/** What a form says besides its fields. Headers, because the body is the six fields and nothing else. */
export const evidenceHeaders = ['form-token', 'form-trap'] as const

/** A tab may stay open for a day. */
const longestSeconds = 24 * 60 * 60

export type Suspicion = 'trap' | 'token missing' | 'token invalid' | 'token expired' | 'too fast'

/** Why a form looks as if no person had filled it, or null. Never a reason to refuse: people turn up here too. */
export async function suspicionOf(
  request: Request,
  settings: Pick<MailSettings, 'serviceKey' | 'formSeconds'>,
): Promise<Suspicion | null> {
  if (request.headers.has('form-trap')) return 'trap'
  const token = request.headers.get('form-token')
  if (!token) return 'token missing'
  const age = await ageOfFormToken(settings.serviceKey, token)
  if (age === null) return 'token invalid'
  if (age < settings.formSeconds) return 'too fast'
  return age > longestSeconds ? 'token expired' : null
}
