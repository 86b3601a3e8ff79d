import * as v from 'valibot'
import type { SlotName } from 'shared-ui'
import { parsePublicPages } from 'shared-ui/contract'
import type { SitePlan } from '../../src/site/site-plan.ts'
import { remoteOf } from '../../src/remotes.ts'
import { limits } from '../limits.ts'
import { phases } from '../rendering/tracing.ts'
import type { Redirect } from '../rendering/render-page.ts'
import type { PageKind, WrittenPage } from '../rendering/write-page.ts'
import { listOf } from './list-of.ts'

const name = v.pipe(v.string(), v.maxLength(200))
const names = listOf(name, 100)
const bytes = v.instance(Uint8Array<ArrayBuffer>)

const redirect = v.object({
  status: v.picklist([301, 302, 303, 307, 308]),
  location: v.pipe(v.string(), v.maxLength(2_000), v.regex(/^[\x21-\x7e]+$/)),
})

const result = v.object({
  isWhole: v.boolean(),
  fault: v.nullable(
    v.object({ phase: v.picklist(phases), error: v.instance(Error), isCostly: v.boolean() }),
  ),
})

const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(60))

const timing = v.object({
  phase: v.picklist(phases),
  remote: name,
  from: v.pipe(v.number(), v.finite()),
  ms: v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)),
})

/** Another one says something of the body, or of the way. */
const status = v.pipe(
  v.number(),
  v.integer(),
  v.maxValue(599),
  v.check((code) => code === 200 || (code >= 400 && code !== 401 && code !== 407)),
)

const kind = {
  sources: names,
  remotes: names,
  slots: listOf(
    v.custom<SlotName>((slot) => v.is(name, slot)),
    100,
  ),
}

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(limits.workerMessageBytes))

const page = v.object({
  document: v.object({ bytes, surroundings: v.object({ start: place, end: place }) }),
  linked: names,
  status,
  ...kind,
  results: v.pipe(
    listOf(v.tuple([name, result]), 100),
    v.transform((entries) => [...new Map(entries)]),
  ),
  seconds: v.object({ load: seconds, loaders: seconds, render: seconds }),
  timings: listOf(timing, limits.workerTimings),
})

/**
 * What a worker answers is read like what a visitor sends: remotes run in it.
 *
 * @param remotes those that it may name
 * @throws {Error} when it is no page of these remotes, and no redirect
 */
export function parseAnswer(answer: unknown, remotes: ReadonlySet<string>): WrittenPage | Redirect {
  const isPage = typeof answer === 'object' && answer !== null && 'document' in answer
  if (!isPage) return v.parse(redirect, answer, { abortEarly: true })
  const parsed = v.parse(page, answer, { abortEarly: true })
  const { remotes: shown, linked, slots, results, timings } = parsed
  const owners = [...results.map(([remote]) => remote), ...timings.map(({ remote }) => remote)]
  const named = [...shown, ...linked, ...slots.map(remoteOf), ...owners]
  const strange = named.find((remote) => remote !== 'shell' && !remotes.has(remote))
  if (strange !== undefined) throw new Error(`A worker names ${strange}, which is no remote`)
  return parsed
}

/** @throws {Error} when it is no kind of page */
export const parseKind = (said: unknown): PageKind =>
  v.parse(v.object(kind), said, { abortEarly: true })

/** @throws {Error} when these are no public pages */
export const parsePages = (answer: unknown, remote: string, { ownerOf }: SitePlan) =>
  parsePublicPages(remote, answer).filter(({ path }) => ownerOf(path) === remote)
