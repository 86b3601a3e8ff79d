import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openStorage } from './open-storage.ts'
import { decodeText, encodeText, type Storage } from './storage.ts'
import { makeBucketPlace, type Mishap, type TestBucket } from '../testing/bucket.ts'

let bucket: TestBucket
let storage: Storage
beforeAll(async () => {
  bucket = await makeBucketPlace()
})
afterAll(() => bucket.stop())
beforeEach(() => {
  bucket.mishapOf = () => undefined
  storage = bucket.open()
})

const addLine = (to: Storage, key: string, line: string) =>
  to.change(key, (bytes) => encodeText(`${bytes ? decodeText(bytes) : ''}${line}\n`))
const textOf = async (key: string) => decodeText((await storage.read(key))!)

/** The next request with this method on this key meets the mishap; those after it do not. */
function meetOnce(method: string, key: string, mishap: Mishap): void {
  let isMet = false
  bucket.mishapOf = (...request) => {
    if (isMet || request[0] !== method || !request[1].endsWith(key)) return undefined
    isMet = true
    return mishap
  }
}

test('a CDN gets release files with their type and for ever, and the registry always fresh', async () => {
  const headersOf = async (key: string) => {
    const { headers } = await bucket.fetch(key)
    return [headers.get('content-type'), headers.get('cache-control')]
  }
  await storage.write('leads/1/assets/a.js', encodeText('a'))
  await storage.write('leads/1/assets/a.css', encodeText('a'))
  await storage.write('leads/1/assets/a.weird', encodeText('a'))
  await addLine(storage, 'live.json', '{}')
  const forEver = 'public, max-age=31536000, immutable'
  expect(await headersOf('leads/1/assets/a.js')).toEqual([
    'text/javascript; charset=utf-8',
    forEver,
  ])
  expect(await headersOf('leads/1/assets/a.css')).toEqual(['text/css; charset=utf-8', forEver])
  expect(await headersOf('leads/1/assets/a.weird')).toEqual(['application/octet-stream', forEver])
  expect(await headersOf('live.json')).toEqual(['application/json; charset=utf-8', 'no-cache'])
})

test('a clock that is ahead changes nothing, for nobody could follow what it dates; it reads', async () => {
  const minutesAhead = (minutes: number) => {
    const now = Date.now() + minutes * 60_000
    return vi.spyOn(Date, 'now').mockReturnValue(now)
  }
  await addLine(storage, 'clock.json', 'one')
  const clock = minutesAhead(6)
  await expect(addLine(storage, 'clock.json', 'two')).rejects.toThrow(
    "Bucket releases: change of clock.json failed: the clock here is ahead of the store's: set it right",
  )
  expect(await textOf('clock.json')).toBe('one\n')
  clock.mockRestore()
  minutesAhead(4)
  await addLine(storage, 'clock.json', 'three')
  vi.restoreAllMocks()
  expect(await textOf('clock.json')).toBe('one\nthree\n')
})

test('what shells look at all the time is sent once, and again when it is another', async () => {
  const other = bucket.open()
  await addLine(storage, 'registry.json', 'one')
  const first = await other.read('registry.json')
  expect(await other.read('registry.json')).toBe(first)
  await addLine(storage, 'registry.json', 'two')
  expect(decodeText((await other.read('registry.json'))!)).toBe('one\ntwo\n')
  await addLine(other, 'registry.json', 'three')
  expect(await textOf('registry.json')).toBe('one\ntwo\nthree\n')
  await expect(other.read('registry.json', 5)).rejects.toThrow('larger than 5 bytes')
  await storage.remove('registry.json')
  expect(await other.read('registry.json')).toBeNull()
})

test('a server that refuses conditions of reads is asked without', async () => {
  const errs = createServer((request, response) => {
    const isRefused = request.headers['if-none-match']
    response.writeHead(isRefused ? 412 : 200, { etag: '"1"' }).end(isRefused ? '' : 'as it is')
  }).listen(0, '127.0.0.1')
  await once(errs, 'listening')
  const { port } = errs.address() as AddressInfo
  const other = openStorage('s3://releases/remotes', {
    ...bucket.env,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
  })
  for (let read = 0; read < 3; read++)
    expect(decodeText((await other.read('registry.json'))!)).toBe('as it is')
  errs.close()
})

test('a server that ignores conditions holds releases, but no registry', async () => {
  const careless = bucket.openWithoutConditions()
  await careless.write('leads/2/a.js', encodeText('a'))
  expect(await careless.read('leads/2/a.js')).not.toBeNull()
  await expect(addLine(careless, 'careless.json', 'lost')).rejects.toThrow(
    'Bucket releases: its server ignores conditional writes',
  )
  expect(await storage.read('careless.json')).toBeNull()
  await addLine(storage, 'careless.json', 'first')
  await expect(addLine(careless, 'careless.json', 'lost')).rejects.toThrow('ignores conditional')
  expect(await textOf('careless.json')).toBe('first\n')
})

test('a change whose answer was lost is made once', async () => {
  await addLine(storage, 'once.txt', 'first')
  meetOnce('PUT', 'once.txt', 'loses-answer')
  await addLine(storage, 'once.txt', 'second')
  expect(await textOf('once.txt')).toBe('first\nsecond\n')
})

test('a change that is refused is an error, and the document stays', async () => {
  await addLine(storage, 'stays.txt', 'first')
  meetOnce('PUT', 'stays.txt', 'is-refused')
  await expect(addLine(storage, 'stays.txt', 'second')).rejects.toThrow(
    'Bucket releases: conditional write of remotes/stays.txt failed: 403 AccessDenied',
  )
  expect(await textOf('stays.txt')).toBe('first\n')
})

test('a server that does not answer is given up, also when memory is collected meanwhile', async () => {
  setFlagsFromString('--expose-gc')
  const collectMemory = runInNewContext('gc') as () => void
  const refusal = await withoutAnswer('hangs', () => storage.read('leads/1/a.js'), collectMemory)
  expect(refusal).toBe('Bucket releases: read of remotes/leads/1/a.js failed: no answer within 5 s')
})

/** What is said after five seconds of a request that is asked and never answered to its end. */
async function withoutAnswer(
  mishap: Mishap,
  ask: () => Promise<unknown>,
  meanwhile: () => void = () => undefined,
): Promise<string> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const asked = new Promise<void>((resolve) => {
      bucket.mishapOf = () => {
        resolve()
        return mishap
      }
    })
    const refusal = ask().then(String, (error: unknown) => (error as Error).message)
    await asked
    for (let turn = 0; turn < 5; turn++) {
      await new Promise(setImmediate)
      meanwhile()
    }
    vi.advanceTimersByTime(5_000)
    return await refusal
  } finally {
    vi.useRealTimers()
  }
}

test('an answer that stops in the middle is given up too', async () => {
  await storage.write('leads/1/b.js', encodeText('x'.repeat(10_000)))
  expect(await withoutAnswer('stalls', () => storage.read('leads/1/b.js'))).toMatch(
    /read of remotes\/leads\/1\/b.js failed: no answer within 5 s/,
  )
})

test('a busy server is asked four times, a conditional write once', async () => {
  let asked = 0
  bucket.mishapOf = () => {
    asked++
    return 'is-busy'
  }
  await expect(storage.read('leads/1/a.js')).rejects.toThrow('failed: 503 SlowDown')
  expect(asked).toBe(4)
  bucket.mishapOf = (method) => (method === 'PUT' && ++asked ? 'is-busy' : undefined)
  await expect(addLine(storage, 'busy.txt', 'first')).rejects.toThrow('failed: 503 SlowDown')
  expect(asked).toBe(5)
})

test('what is larger than it may be is not read, whether its length is told or not', async () => {
  const read = (maxBytes: number) => storage.read('leads/1/large.js', maxBytes)
  await storage.write('leads/1/large.js', encodeText('x'.repeat(10_000)))
  expect(await read(10_000)).toHaveLength(10_000)
  await expect(read(9_999)).rejects.toThrow(
    'Bucket releases: read of remotes/leads/1/large.js failed: it is larger than 9999 bytes',
  )
  bucket.mishapOf = () => 'never-ends'
  await expect(read(10_000)).rejects.toThrow('it is larger than 10000 bytes')
  await expect(storage.list('leads/')).rejects.toThrow('it is larger than')
})

test('an answer that is cut is an error, never a shorter file', async () => {
  await storage.write('leads/1/long.js', encodeText('x'.repeat(10_000)))
  meetOnce('GET', 'long.js', 'is-cut')
  await expect(storage.read('leads/1/long.js')).rejects.toThrow('read of remotes/leads/1/long.js')
})

test('a bucket that does not exist is an error, not an empty store', async () => {
  const missing = openStorage('s3://elsewhere/remotes', bucket.env)
  await expect(missing.read('registry.json')).rejects.toThrow(
    'Bucket elsewhere: read of remotes/registry.json failed: 404 NoSuchBucket',
  )
  await expect(missing.list('leads/')).rejects.toThrow('Bucket elsewhere: listing')
  await expect(missing.write('a.js', encodeText('a'))).rejects.toThrow('Bucket elsewhere: write')
  await expect(addLine(missing, 'a.txt', 'a')).rejects.toThrow('NoSuchBucket')
})

test('no error repeats a credential', async () => {
  const env = { ...bucket.env, AWS_SECRET_ACCESS_KEY: 'very-secret' }
  bucket.mishapOf = () => 'is-refused'
  const refusal = await openStorage('s3://releases', env)
    .read('a.js')
    .catch((error: unknown) => error as Error)
  expect(refusal).toBeInstanceOf(Error)
  expect(JSON.stringify(refusal, Object.getOwnPropertyNames(refusal))).not.toMatch(
    /S3RVER|very-secret/,
  )
})

test('a server that is away is named', async () => {
  const away = await makeBucketPlace()
  await away.stop()
  await expect(away.open().write('a.js', encodeText('a'))).rejects.toThrow(
    'Bucket releases: write of remotes/a.js failed: ECONNREFUSED',
  )
})
