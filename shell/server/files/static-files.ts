import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import {
  contentTypeOf,
  isRemote,
  isServerFile,
  NoSuchReleaseError,
  releaseIdSchema,
  remoteNameSchema,
  shellRemote,
} from 'delivery'
import type { Context, Handler } from 'hono'
import * as v from 'valibot'
import { compress, pickEncoding, type Encoding } from '../http/compressed-body.ts'
import { errorAnswer } from '../http/error-answer.ts'
import { releaseImportMap, shellUrl } from '../composition/import-map.ts'
import { once } from '../../src/once.ts'
import { importMapFile } from '../../src/federation/release-addresses.ts'
import { memoize } from '../memoize.ts'
import { fileFinder, type FoundFile } from './find-file.ts'
import { deltaFor, dictionaryOf, isDictionary } from './deltas.ts'
import { ordinaryVisit } from '../composition/follow-registry.ts'
import type { VerifiedRelease } from '../composition/release-cache.ts'
import type { Services } from '../services.ts'

const compressible = new Set(['js', 'css', 'json', 'svg', 'webmanifest'])

type Sources = Pick<Services, 'frame' | 'compositions' | 'releases' | 'visits'>

/** Files of frames under `/assets/`, of whatever version a tab has. */
export function serveFrameFiles(sources: Sources): Handler {
  const serve = serveFiles(sources)
  return (c) => serve(c, shellRemote, c.req.path.slice(shellUrl.length))
}

/**
 * Files of remotes: under `/remotes/<name>/` what all releases of the remote call the same, and under
 * `/remotes/<name>/<release>/` what is of one: of live ones, of those that were live, which open tabs still use, and of one
 * that the visitor previews. Nothing else is looked for.
 */
export function serveRemoteFiles(sources: Sources): Handler {
  const serve = serveFiles(sources)
  return async (c) => {
    const [, , name = '', ...parts] = c.req.path.split('/')
    // Site data tells of notices before their time; a frame's files are at addresses of their own.
    if (!isRemote(name) || !v.is(remoteNameSchema, name)) return fileNotFound(c)
    const [release = '', ...path] = parts
    if (!v.is(releaseIdSchema, release)) return serve(c, name, parts.join('/'))
    return serveReleaseFile(c, name, release, decodePath(path.join('/')), sources)
  }
}

/** What names of files lead to, whichever release has them. */
function serveFiles(sources: Sources) {
  const { compositions, visits } = sources
  const findFile = fileFinder(sources)
  return async (c: Context, remote: string, encoded: string) => {
    const path = decodePath(encoded)
    if (!path) return fileNotFound(c)
    const find = async () =>
      findFile(remote, path, (await visits.previewsOf(c)).get(remote)).catch(() => 'away' as const)
    let found = await find()
    // Another shell may have written the page, with a release that this one has not heard of.
    if (!found) found = (await compositions.nextRead()) ? await find() : 'away'
    return answer(c, path, found)
  }
}

async function serveReleaseFile(
  c: Context,
  name: string,
  release: string,
  path: string | null,
  sources: Sources,
) {
  if (!path || isServerFile(path)) return fileNotFound(c)
  const verified = await findRelease(c, name, release, sources)
  if (!verified || verified === 'away') return answer(c, path, verified)
  const { files, manifest } = verified
  if (path === importMapFile) return answer(c, path, releaseImportMap(manifest))
  const bytes = files.get(path)
  const record = manifest.files[path]
  return answer(c, path, bytes && record ? { bytes, hash: record.integrity, files } : null)
}

/** Resolved site data, at the address of its content: of what this shell composed lately. */
export function serveSiteFiles(services: Pick<Services, 'compositions' | 'visits'>): Handler {
  const { compositions, visits } = services
  return async (c) => {
    const find = () => compositions.siteFile(c.req.path)
    if (!find()) {
      // Another shell may have written the page, of a registry that this one has not read, or for a visitor like this one.
      await compositions.nextRead()
      const previews = await visits.previewsOf(c)
      for (const visit of [
        ordinaryVisit,
        { ...ordinaryVisit, bucket: 1 },
        { bucket: null, previews },
      ])
        await compositions.of(visit).catch(() => null)
    }
    const file = find()
    return answer(c, c.req.path, file ? { bytes: file.bytes, hash: file.integrity } : null)
  }
}

/** `away`: it may be there, and cannot be loaded now. */
async function findRelease(
  c: Context,
  name: string,
  release: string,
  { releases, compositions, visits }: Sources,
): Promise<VerifiedRelease | null | 'away'> {
  const key = `${name}/${release}`
  const isServed = () => releases.has(key) || compositions.wasLive(key)
  if (!isServed() && (await visits.previewsOf(c)).get(name) !== release) {
    // Another shell may have read of it before.
    const isRead = await compositions.nextRead()
    if (!isServed()) return isRead ? null : 'away'
  }
  return releases
    .ask(name, release)
    .catch((error: unknown) => (error instanceof NoSuchReleaseError ? null : 'away'))
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

const fileNotFound = (c: Context) => errorAnswer(c, 404, 'not-found', 'There is no such file.')

async function answer(c: Context, path: string, file: FoundFile | null | 'away') {
  if (file === 'away')
    return errorAnswer(c, 503, 'unavailable', 'This file cannot be brought now.', 5)
  if (!file) return fileNotFound(c)
  const extension = path.split('.').pop() ?? ''
  const tag = file.hash.slice(7, 39)
  c.header('Content-Type', contentTypeOf(path))
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('ETag', `"${tag}"`)
  c.header('Vary', 'Accept-Encoding')
  if (file.isVersioned && isDictionary(path, file.bytes)) {
    c.header('Vary', 'Accept-Encoding, Available-Dictionary')
    c.header('Use-As-Dictionary', dictionaryOf(path))
  }
  if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304)
  const delta = file.files && deltaFor(c, path, file.files)
  if (delta) {
    c.header('Content-Encoding', 'dcb')
    // Some shared caches look at one header only when they choose, and would give it to those who have no use for it.
    c.header('Cache-Control', 'private, max-age=31536000, immutable')
    return c.body(delta as Uint8Array<ArrayBuffer>)
  }
  const encoding = compressible.has(extension) ? pickEncoding(c) : null
  if (!encoding) return c.body(file.bytes as Uint8Array<ArrayBuffer>)
  c.header('Content-Encoding', encoding)
  const built = encoding === 'br' ? file.files?.get(`${path}.br`) : undefined
  const work = () => encode(encoding, file, built)
  const body = await once(variantsOf(file.bytes), encoding, work)
  return c.body(body as Uint8Array<ArrayBuffer>)
}

/** Kept as long as the file itself. */
const variantsOf = memoize((_: Uint8Array) => new Map<Encoding, Promise<Uint8Array>>())

/** As the build made it, where that is the same file; otherwise as small as it gets. */
async function encode(encoding: Encoding, { bytes }: FoundFile, built?: Uint8Array) {
  const content =
    built &&
    (await promisify(brotliDecompress)(built, { maxOutputLength: bytes.byteLength }).catch(
      () => null,
    ))
  return built && content?.equals(bytes) ? built : compress(encoding, bytes, 'smallest')
}
