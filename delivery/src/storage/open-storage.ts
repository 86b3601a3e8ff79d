import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { openFileStorage } from './file-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

const required = ['S3_ENDPOINT', 'S3_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const

type BucketVariables = Partial<Record<(typeof required)[number] | 'AWS_SESSION_TOKEN', string>>

/**
 * Opens the place where releases are kept. Nothing is read or written yet.
 *
 * @param place a folder, or `s3://<bucket>` or `s3://<bucket>/<prefix>`
 * @param env for a bucket: `S3_ENDPOINT`, `S3_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and, with
 *   temporary credentials, `AWS_SESSION_TOKEN`
 * @throws {Error} one line that names everything missing
 */
export function openStorage(
  place: string,
  env: BucketVariables | Record<string, string | undefined>,
): Storage {
  if (!place) throw new Error('The release store has no place: name a folder or s3://<bucket>')
  if (!/^\w+:\/\//.test(place)) return openFileStorage(folderAt(resolve(place)))
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][\w.-]+)(?:\/(.*?))?\/*$/.exec(place) ?? []
  if (!bucket)
    throw new Error(`${place} is no release store: name a folder or s3://<bucket>/<prefix>`)
  const missing = required.filter((name) => !env[name])
  if (missing.length > 0) throw new Error(`The release store ${place} needs ${missing.join(', ')}`)
  const endpoint = env['S3_ENDPOINT'] ?? ''
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new Error(`S3_ENDPOINT is not a web address: ${endpoint}`)
  return openS3Storage({
    endpoint,
    bucket,
    prefix,
    region: env['S3_REGION'] ?? '',
    accessKeyId: env['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] ?? '',
    ...(env['AWS_SESSION_TOKEN'] && { sessionToken: env['AWS_SESSION_TOKEN'] }),
  })
}

/** A file in a folder's place would be taken for a store in which nothing is live. */
function folderAt(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new Error(`The release store ${path} is a file: name a folder`)
  return path
}
