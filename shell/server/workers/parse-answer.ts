import * as v from 'valibot'
import type { SlotName } from 'shared-ui'
import { parsePublicPages } from 'shared-ui/contract'
import { ownerOf, remoteNames } from '../../src/ownership.ts'
import { phases } from '../rendering/tracing.ts'
import type { RenderedPage, PlainResponse } from '../rendering/worker-functions.ts'

const name = v.pipe(v.string(), v.maxLength(200))
const names = v.pipe(v.array(name), v.maxLength(100))
const present = v.instance(Uint8Array<ArrayBuffer>)
const bytes = v.nullable(present)

const redirect = v.object({
  status: v.picklist([301, 302, 303, 307, 308]),
  headers: v.array(v.tuple([v.string(), v.string()])),
  body: bytes,
})

const result = v.object({
  isWhole: v.boolean(),
  fault: v.nullable(
    v.object({ phase: v.picklist(phases), error: v.instance(Error), isCostly: v.boolean() }),
  ),
})

const seconds = v.pipe(v.number(), v.minValue(0))

const page = v.object({
  html: present,
  linked: names,
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  sources: names,
  remotes: names,
  slots: v.pipe(v.array(v.custom<SlotName>((slot) => v.is(name, slot))), v.maxLength(100)),
  state: present,
  results: v.map(name, result),
  seconds: v.object({ load: seconds, loaders: seconds, render: seconds }),
})

/**
 * What a worker answers is read like what a visitor sends: remotes run in it.
 *
 * @throws {Error} when it is no page of our remotes, and no redirect
 */
export function parseAnswer(answer: unknown): RenderedPage | PlainResponse {
  const isPage = typeof answer === 'object' && answer !== null && 'html' in answer
  if (!isPage) return v.parse(redirect, answer)
  const parsed = v.parse(page, answer)
  const named = [...parsed.remotes, ...parsed.linked, ...parsed.results.keys()]
  const strange = named.find((remote) => !['shell', ...remoteNames].includes(remote))
  if (strange !== undefined) throw new Error(`A worker names ${strange}, which is no remote`)
  return parsed
}

/** @throws {Error} when these are no public pages */
export function parsePages(answer: unknown, remote: string) {
  return parsePublicPages(remote, answer).filter(({ path }) => ownerOf(path) === remote)
}
