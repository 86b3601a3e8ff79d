import { Refusal } from '../_shared/answer.ts'

/** For timers and operators only: the service key as `apikey` or bearer token. */
export async function allowServiceKey(request: Request, serviceKey: string): Promise<void> {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '')
  const given = request.headers.get('apikey') ?? bearer ?? ''
  if (await isSame(given, serviceKey)) return
  throw new Refusal(401, { code: 'unauthorized', message: 'The service key is needed.' })
}

/** Compares hashes, so that the time taken says nothing about the key. */
async function isSame(left: string, right: string): Promise<boolean> {
  const [a, b] = await Promise.all([sha256(left), sha256(right)])
  return a.every((byte, index) => byte === b[index])
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}
