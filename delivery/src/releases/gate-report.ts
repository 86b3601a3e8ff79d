import { hash } from 'node:crypto'
import * as v from 'valibot'
import { limits, refuseLarger } from '../limits.ts'
import { filePathSchema, releaseIdSchema, remoteNameSchema } from '../names.ts'
import { manifestHash } from '../signing/hash.ts'
import { SignatureError, signJws } from '../signing/jws.ts'
import type { TrustedKeys } from '../signing/keys.ts'
import { openSigned } from '../signing/signature.ts'
import { decodeText, encodeText, whenUnfit } from '../storage/storage.ts'
import type { Publisher } from './publish.ts'
import type { ReleaseStore } from './store.ts'

/** Where it lies beside a release's own files, which its manifest names. */
const folder = 'gate-report'
const reportPath = `${folder}/report.jws`
const maxPages = 60
const maxNotes = 100

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const weight = v.object({ scriptBytes: amount, styleBytes: amount, requests: amount })
/** A team's gate wrote it, and terminals obey control characters. */
export const lineSchema = v.pipe(v.string(), v.regex(/^\P{Cc}{0,500}$/u))
export const lineOf = (text: string) => text.replace(/\p{Cc}/gu, ' ').slice(0, 500)

const reportSchema = v.object({
  remote: remoteNameSchema,
  release: releaseIdSchema,
  /** When the gate let it pass. */
  at: v.pipe(v.string(), v.isoTimestamp()),
  notes: v.pipe(v.array(lineSchema), v.maxLength(maxNotes)),
  pages: v.pipe(
    v.array(
      v.object({
        address: lineSchema,
        isOwn: v.boolean(),
        weights: v.object({ page: weight, remote: weight }),
        pictures: v.array(v.object({ width: amount, path: filePathSchema, integrity: lineSchema })),
      }),
    ),
    v.maxLength(maxPages),
  ),
})
const reportTextSchema = v.pipe(v.string(), v.parseJson(), reportSchema)

/** What a gate saw of a release that it let pass: its pages, what they weigh, and pictures of them. */
export interface GateReport extends v.InferOutput<typeof reportSchema> {
  /** Team or name of the key that signed it. */
  signer: string
}

/** A page as a gate saw it. */
export interface SeenPage {
  address: string
  /** False for a page of somebody else that shows a slot of the candidate. */
  isOwn: boolean
  weights: GateReport['pages'][number]['weights']
  /** JPEG, by the browser's width in CSS pixels. */
  pictures: { width: number; bytes: Uint8Array }[]
}

interface Names {
  remote: string
  release: string
}

/** Writes beside a release what its gate saw, signed like the release, for people. */
export async function writeGateReport(
  { store, key, acting }: Pick<Publisher, 'store' | 'key' | 'acting'>,
  { remote, release }: Names,
  { notes, pages }: { notes: readonly string[]; pages: readonly SeenPage[] },
): Promise<void> {
  const write = (path: string, bytes: Uint8Array) => store.writeFile(remote, release, path, bytes)
  const kept = pages.slice(0, maxPages).map(({ pictures, ...page }) => {
    const found = pictures.filter(({ bytes }) => bytes.byteLength <= limits.picture)
    return {
      ...page,
      address: page.address.slice(0, 500),
      // By its content: whoever tries the same build beside this writes other names, or the same bytes.
      pictures: found.map(({ width, bytes }) => ({
        ...{ width, bytes, path: `${folder}/${hash('sha256', bytes).slice(0, 32)}.jpg` },
        integrity: manifestHash(bytes),
      })),
    }
  })
  for (const { path, bytes } of kept.flatMap(({ pictures }) => pictures)) await write(path, bytes)
  const lines = notes.slice(-maxNotes).map(lineOf)
  const at = new Date().toISOString()
  const report = v.parse(reportSchema, { remote, release, at, notes: lines, pages: kept })
  const jws = await signJws(encodeText(JSON.stringify(report)), key, 'delivery-gate+jws', acting)
  const bytes = encodeText(jws)
  refuseLarger(limits.gateReport, bytes, 'The gate’s report')
  await write(reportPath, bytes)
}

/**
 * What its gate saw of a release; null where no report lies beside it.
 *
 * @throws {SignatureError} unless it is signed by a key that may publish the remote, and of this release
 */
export async function readGateReport(
  { store, trusted }: { store: ReleaseStore; trusted: TrustedKeys },
  { remote, release }: Names,
): Promise<GateReport | null> {
  const refusal = (why: string) => new SignatureError(`The gate’s report of ${release} ${why}`)
  const bytes = await store
    .readFile(remote, release, reportPath, limits.gateReport)
    .catch(whenUnfit(refusal))
  if (!bytes) return null
  const signed = await openSigned(decodeText(bytes), trusted, remote, 'delivery-gate+jws')
  const { success, output: report } = v.safeParse(reportTextSchema, decodeText(signed.bytes))
  if (!success) throw refusal('is none that this can read')
  if (report.remote !== remote || report.release !== release) throw refusal('is of another')
  return { ...report, signer: signed.signer.name ?? signed.signer.team }
}

/** Bytes of a picture of the report, a JPEG; null when it has none of this path, or that is not what the report speaks of. */
export async function readGatePicture(
  sources: { store: ReleaseStore; trusted: TrustedKeys },
  names: Names,
  path: string,
): Promise<Uint8Array | null> {
  const report = await readGateReport(sources, names)
  const picture = report?.pages
    .flatMap(({ pictures }) => pictures)
    .find((each) => each.path === path)
  if (!picture) return null
  const { remote, release } = names
  const bytes = await sources.store
    .readFile(remote, release, path, limits.picture)
    .catch(whenUnfit((why) => new SignatureError(why)))
  return bytes && manifestHash(bytes) === picture.integrity ? bytes : null
}
