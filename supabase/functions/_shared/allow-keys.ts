import { Refusal } from './answer.ts'
import { isSame } from './signature.ts'

/** For timers and operators only: one of the keys as `apikey` or bearer token. */
export function allowKeys(request: Request, ...keys: (string | undefined)[]): void {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '')
  const given = request.headers.get('apikey') ?? bearer ?? ''
  if (keys.some((key) => key !== undefined && isSame(given, key))) return
  throw new Refusal(401, {
    code: 'unauthorized',
    message: 'This is for operators: a key is needed.',
  })
}
