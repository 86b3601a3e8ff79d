import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'

/** What can happen to a request on its way: lost without an answer, or carried out with its answer lost or spoilt. */
export type Mishap =
  | 'hangs'
  | 'is-refused'
  | 'is-busy'
  | 'loses-answer'
  | 'is-cut'
  | 'stalls'
  | 'never-ends'

export interface BucketServer {
  endpoint: string
  /** The same objects past the front: a server that ignores conditions. */
  unconditionalEndpoint: string
  stop(): Promise<void>
}

interface BucketPlan {
  /** Where the objects lie, also after this process. */
  directory: string
  bucket: string
  /** A free one by default. */
  port?: number
  credentials: { accessKeyId: string; secretAccessKey: string }
  /** Called for every request; what it answers happens to it. */
  mishapOf?: (method: string, path: string) => Mishap | undefined
}

interface S3Server {
  run(): Promise<AddressInfo>
  close(): Promise<void>
  store: {
    putObject(object: S3Object): Promise<{ size: number; md5: string }>
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>
    getResourcePath(bucket: string, key: string, resource: 'object'): string
    listObjects(bucket: string, options: Listing): Promise<Listed>
  }
}

interface Listing {
  prefix?: string
  startAfter?: string
  delimiter?: string
  maxKeys?: number
}

interface Listed {
  objects: { key: string }[]
  commonPrefixes: string[]
  isTruncated: boolean
}

interface S3Object {
  bucket: string
  key: string
  metadata: object
  content: Readable
}

interface S3Account {
  createKeyPair(accessKeyId: string, secretAccessKey: string): void
}

const require = createRequire(import.meta.url)
const S3rver = require('s3rver') as new (options: object) => S3Server
const { DUMMY_ACCOUNT } = require('s3rver/lib/models/account') as { DUMMY_ACCOUNT: S3Account }

/**
 * A bucket on a real S3 server, on loopback. `s3rver` ignores conditions on writes and lets everybody write, so a front decides on
 * both, as S3 does since 2024, one request on a key after the other.
 */
export async function startBucketServer({
  directory,
  bucket,
  port = 0,
  credentials: { accessKeyId, secretAccessKey },
  mishapOf = () => undefined,
}: BucketPlan): Promise<BucketServer> {
  DUMMY_ACCOUNT.createKeyPair(accessKeyId, secretAccessKey)
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    vhostBuckets: false,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  server.store.putObject = (object) => putDurably(server.store, object)
  const listAll = server.store.listObjects.bind(server.store)
  server.store.listObjects = (bucket, { delimiter, ...options }) =>
    delimiter ? listFolders(listAll, bucket, options) : listAll(bucket, options)
  const { port: behind } = await server.run()
  const queues = new Map<string, Promise<void>>()
  const front = createServer((incoming, outgoing) => {
    const key = incoming.url ?? ''
    const turn = (queues.get(key) ?? Promise.resolve()).then(() =>
      answer(incoming, outgoing, behind, mishapOf(incoming.method ?? '', key)).catch(
        () => void outgoing.destroy(),
      ),
    )
    queues.set(key, turn)
    void turn.then(() => queues.get(key) === turn && queues.delete(key))
  })
  await new Promise<void>((resolve, reject) => {
    front.once('error', reject)
    front.listen(port, '127.0.0.1', resolve)
  })
  return {
    endpoint: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    unconditionalEndpoint: `http://127.0.0.1:${behind}`,
    async stop() {
      front.closeAllConnections()
      await new Promise((resolve) => front.close(resolve))
      await server.close()
    },
  }
}

/** s3rver itself does not see a folder in which there are only folders, and cuts no list of them. */
async function listFolders(
  listAll: S3Server['store']['listObjects'],
  bucket: string,
  { prefix = '', startAfter = '', maxKeys = 1_000 }: Listing,
): Promise<Listed> {
  const { objects } = await listAll(bucket, { prefix, startAfter, maxKeys: Infinity })
  const names = objects.map(({ key }) => key.slice(prefix.length).split('/'))
  const folders = names.flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : []))
  const found = [...new Set(folders)].map((name) => `${prefix}${name}/`)
  const isTruncated = found.length > maxKeys
  // With a delimiter, the controller reads the last object's name of a list that was cut.
  const last = isTruncated ? objects.slice(0, 1) : []
  return { objects: last, commonPrefixes: found.slice(0, maxKeys), isTruncated }
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
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD'
  if (!isRead && !incoming.headers.authorization) return refuse(outgoing, 403, 'AccessDenied')
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
