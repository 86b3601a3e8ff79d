import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import { startBucketServer, type Mishap } from './bucket-server.ts'
import { makeFolder } from './release.ts'
import type { TestPlace } from './storage.ts'

export type { Mishap }

export interface TestBucket extends TestPlace {
  /** A second way to the same bucket, past the front: a server that ignores conditions. */
  openWithoutConditions(): Storage
  /** Called for every request to the front; what it answers happens to it. */
  mishapOf: (method: string, path: string) => Mishap | undefined
  /** Reads an object without credentials, as a CDN does. */
  fetch(key: string): Promise<Response>
}

/** A bucket of a test's own. */
export async function makeBucketPlace(): Promise<TestBucket> {
  const server = await startBucketServer({
    directory: await makeFolder(),
    bucket: 'releases',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    mishapOf: (method, path) => bucket.mishapOf(method, path),
  })
  const env = {
    S3_ENDPOINT: server.endpoint,
    S3_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
    RELEASE_STORE: 's3://releases/remotes',
  }
  const unconditional = { ...env, S3_ENDPOINT: server.unconditionalEndpoint }
  const bucket: TestBucket = {
    env,
    mishapOf: () => undefined,
    open: () => openStorage('s3://releases/remotes', env),
    openWithoutConditions: () => openStorage('s3://releases/remotes', unconditional),
    fetch: (key) => fetch(`${env.S3_ENDPOINT}/releases/remotes/${key}`),
    stop: server.stop,
  }
  return bucket
}
