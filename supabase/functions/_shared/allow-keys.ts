import { Refusal } from './answer.ts'

/** For timers and operators only: one of the keys as `apikey` or bearer token. */
export async function allowKeys(request: Request, ...keys: string[]): Promise<void> {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '')
  const given = request.headers.get('apikey') ?? bearer ?? ''
  const verdicts = await Promise.all(keys.map((key) => isSame(given, key)))
  if (verdicts.includes(true)) return
  throw new Refusal(401, {
    code: 'unauthorized',
    message: 'This is for operators: a key is needed.',
  })
}

/** Compares hashes, so that the time taken says nothing about the key. */
async function isSame(left: string, right: string): Promise<boolean> {
  const [a, b] = await Promise.all([sha256(left), sha256(right)])
  return a.every((byte, index) => byte === b[index])
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
