import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { makeFolder } from './release.ts'
import type { TestPlace } from './storage.ts'

/** What can happen to a request on its way: lost without an answer, or carried out with its answer lost or spoilt. */
export type Mishap =
  'hangs' | 'is-refused' | 'is-busy' | 'loses-answer' | 'is-cut' | 'stalls' | 'never-ends'

export interface TestBucket extends TestPlace {
  /** A second way to the same bucket, past the front: a server that ignores conditions. */
  openWithoutConditions(): Storage
  /** Called for every request to the front; what it answers happens to it. */
  mishapOf: (method: string, path: string) => Mishap | undefined
  /** Reads an object without credentials, as a CDN does. */
  fetch(key: string): Promise<Response>
}

interface S3Server {
  run(): Promise<AddressInfo>
  close(): Promise<void>
  store: {
    putObject(object: S3Object): Promise<{ size: number; md5: string }>
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>
    getResourcePath(bucket: string, key: string, resource: 'object'): string
  }
}

interface S3Object {
  bucket: string
  key: string
  metadata: object
  content: Readable
}

const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3Server

/**
 * A bucket on a real S3 server. `s3rver` ignores conditions on writes, so a front decides on them, as S3 does since
 * 2024, one request on a key after the other.
 */
export async function makeBucketPlace(): Promise<TestBucket> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    vhostBuckets: false,
    directory: await makeFolder(),
    configureBuckets: [{ name: 'releases' }],
  })
  server.store.putObject = (object) => putDurably(server.store, object)
  const { port } = await server.run()
  const queues = new Map<string, Promise<void>>()
  const front = createServer((incoming, outgoing) => {
    const key = incoming.url ?? ''
    const turn = (queues.get(key) ?? Promise.resolve()).then(() =>
      answer(incoming, outgoing, port, bucket.mishapOf(incoming.method ?? '', key)).catch(
        () => void outgoing.destroy(),
      ),
    )
    queues.set(key, turn)
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const env = {
    S3_ENDPOINT: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    S3_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    RELEASE_STORE: 's3://releases/remotes',
  }
  const unconditional = { ...env, S3_ENDPOINT: `http://127.0.0.1:${port}` }
  const bucket: TestBucket = {
    env,
    mishapOf: () => undefined,
    open: () => openStorage('s3://releases/remotes', env),
    openWithoutConditions: () => openStorage('s3://releases/remotes', unconditional),
    fetch: (key) => fetch(`${env.S3_ENDPOINT}/releases/remotes/${key}`),
    async stop() {
      front.closeAllConnections()
      await new Promise((resolve) => front.close(resolve))
      await server.close()
    },
  }
  return bucket
}

/** s3rver itself answers while it still writes: who reads at once would get a part, or what was there before. */
async function putDurably(
  store: S3Server['store'],
  { bucket, key, metadata, content }: S3Object,
): Promise<{ size: number; md5: string }> {
  const bytes = Buffer.concat(await content.toArray())
  const md5 = createHash('md5').update(bytes).digest('hex')
  const path = store.getResourcePath(bucket, key, 'object')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  await store.putMetadata(bucket, key, metadata, md5)
  return { size: bytes.length, md5 }
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  mishap: Mishap | undefined,
): Promise<void> {
  if (mishap === 'hangs') return
  if (mishap === 'is-refused') return refuse(outgoing, 403, 'AccessDenied')
  if (mishap === 'is-busy') return refuse(outgoing, 503, 'SlowDown')
  if (mishap === 'never-ends') return pour(outgoing)
  const body = Buffer.concat(await incoming.toArray())
  if (incoming.method === 'PUT' && !(await conditionsHold(incoming, port)))
    return refuse(outgoing, 412, 'PreconditionFailed')
  const reply = await forward(incoming, port, incoming.method ?? 'GET', body)
  if (mishap === 'loses-answer') return void outgoing.destroy()
  outgoing.writeHead(reply.status, reply.headers)
  if (mishap !== 'is-cut' && mishap !== 'stalls') return void outgoing.end(reply.body)
  const half = reply.body.subarray(0, reply.body.length / 2)
  outgoing.write(half, () => mishap === 'is-cut' && outgoing.destroy())
}

/** Answers without a length, for as long as anybody listens. */
function pour(outgoing: ServerResponse): void {
  const more = () => {
    while (!outgoing.closed && outgoing.write('x'.repeat(10_000)));
  }
  outgoing.on('drain', more)
  more()
}

async function conditionsHold({ headers, ...incoming }: IncomingMessage, port: number) {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers
  if (!match && !noneMatch) return true
  const current = await forward({ url: incoming.url, headers: {} }, port, 'HEAD')
  return noneMatch ? current.status === 404 : current.headers['etag'] === match
}

function refuse(outgoing: ServerResponse, status: number, code: string): void {
  const body = `<?xml version="1.0"?><Error><Code>${code}</Code><AWSAccessKeyId>S3RVER</AWSAccessKeyId></Error>`
  outgoing.writeHead(status, { 'Content-Type': 'application/xml' }).end(body)
}

interface Reply {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

function forward(
  { url, headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  port: number,
  method: string,
  body?: Buffer,
): Promise<Reply> {
  const path = url ?? '/'
  return new Promise((resolve, reject) => {
    const onward = request({ host: '127.0.0.1', port, path, method, headers }, (response) =>
      response.toArray().then(
        (chunks) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        reject,
      ),
    )
    onward.on('error', reject).end(body)
  })
}
