import { writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createBirpc } from 'birpc'
import { LRUCache } from 'lru-cache'
import { configureBackend } from 'shared-ui/data'
import type { SearchEntry } from 'shared-ui/contract'
import { createRemotes } from '../../src/remotes.ts'
import { configureSearchIndex } from '../../src/search/search-index.ts'
import { deadlines } from '../deadlines.ts'
import { limits } from '../limits.ts'
import { messagesOn } from '../message-stream.ts'
import { singleFlight } from '../single-flight.ts'
import { backendThroughFront } from './backend-through-front.ts'
import { closeGround, endIfChanged } from './close-ground.ts'
import { examineComposition } from './examine-composition.ts'
import { asError } from './fault.ts'
import { loadersWith, sharedNames } from './federation-host.ts'
import { toRequest } from './plain-messages.ts'
import { publicPagesOf } from './public-pages-of.ts'
import { createPageRenderer } from './render-page.ts'
import type { RenderComposition } from './release-code.ts'
import { currentJob, traceOn, traceTo, tracing, tracingPage, type Activity } from './tracing.ts'
import type { FrontFunctions, WorkerFunctions } from './worker-functions.ts'
import type { DocumentParts } from './write-document.ts'
import { createPageWriter, type AroundPage, type WritePage } from './write-page.ts'

/** Open files that it is started with: the way to the front, and where that reads whose code ran last. */
const messageFile = 3
const recordFile = 4

/** Compositions whose code is at hand; with canaries and previews there are some at a time. */
const maxCompositions = 50

/** A process that runs what remotes wrote, and nothing else: it can be ended at any moment. */
function main(): void {
  const stream = new Socket({ fd: messageFile, readable: true, writable: true })
  const { exit } = process
  stream.once('close', () => exit())
  // What the front would not read fails here, where it is known whose it is.
  const { workerMessageBytes: bytes, workerJsonBytes: jsonBytes, workerParts: parts } = limits
  const messages = messagesOn(stream, { written: { bytes, jsonBytes, parts } })
  let write: WritePage
  const functions: WorkerFunctions = {
    open(site) {
      write = createPageWriter(site, createPageRenderer(site, loaderOf))
      const { supabaseUrl: url, supabaseAnonKey: anonKey } = site
      configureBackend({ url, anonKey, fetch: backend.fetch })
      closeGround()
      return sharedNames
    },
    async loadAhead(job, given, remote) {
      const composition = known(given)
      const remotes = createRemotes(composition.lock, loaderOf(composition), {
        deadlineMs: deadlines.start,
      })
      const key = `${remote}/${composition.code[remote]?.release ?? ''}`
      await tracingPage(job, () => tracing('load', [key], () => remotes.loadRoutes(remote)))
    },
    async render(job, { composition: id, request, untried, dataVersion, isWatched }) {
      backend.follow(dataVersion)
      const composition = compositions.get(id) ?? known(await front.readComposition(job))
      const partsOf: AroundPage['partsOf'] = async (kind) => {
        const key = JSON.stringify([id, kind])
        const read = documentParts.get(key) ?? (await front.readParts(job, kind))
        documentParts.set(key, read)
        return read
      }
      const asked = [toRequest(request), composition, new Set(untried)] as const
      return tracingPage(job, () => write(...asked, { isWatched, partsOf }))
    },
    publicPages: (job, composition, remote) =>
      tracingPage(job, () => publicPagesOf(known(composition), remote, loaderOf)),
    examine: (job, composition) =>
      tracingPage(job, () => examineComposition(known(composition), loaderOf)),
    ping() {},
  }
  const front = createBirpc<FrontFunctions, WorkerFunctions>(functions, {
    post: (message: { e?: unknown }) =>
      messages.post('e' in message ? { ...message, e: asError(message.e) } : message),
    on: messages.on,
    // An answer that cannot be sent is a rejection; what is asked of the front rejects by itself.
    onGeneralError: (_, asked) => asked !== undefined,
    timeout: 2 * deadlines.action,
    bind: 'functions',
  })
  const loaderOf = loadersWith(async (...names) => {
    const folder = await front.bringCode(...names)
    // Another page may have gone on meanwhile: whose code comes next is said again.
    await nextTurn()
    traceOn()
    return folder
  })
  const index = singleFlight<readonly SearchEntry[]>()
  configureSearchIndex(() => index.run('', () => front.readSearchIndex(currentJob())))
  const backend = backendThroughFront(front)
}

// Where nobody's code runs nobody is named: an idle process may be ended too.
traceTo((activity) => {
  endIfChanged()
  try {
    writeSync(recordFile, activity ? lineOf(activity) : '\n', 0)
  } catch {
    // The disk is full: pages come, and who spoils one stays unknown.
  }
})

const lineOf = ({ job, phase, releases }: Activity) => `${job} ${phase} ${releases.join(' ')}\n`

/** One object for each composition: by it is known what was loaded. */
const compositions = new LRUCache<string, RenderComposition>({ max: maxCompositions })

/** What stands in documents, by composition and kind. */
const documentParts = new LRUCache<string, DocumentParts>({
  max: limits.pageKinds.count,
  maxSize: limits.pageKinds.bytes,
  sizeCalculation: ({ endOfHead, endOfBody }, key) =>
    endOfHead.byteLength + endOfBody.byteLength + key.length,
})

function known(composition: RenderComposition): RenderComposition {
  const before = compositions.get(composition.id)
  if (before) return before
  compositions.set(composition.id, composition)
  return composition
}

// What a remote forgot to catch in a promise ends nothing; what it throws where nobody can catch it ends the process.
process.on('unhandledRejection', (reason) => console.error('unhandled rejection:', reason))
// What nobody catches ends the process: it says whose it was.
process.on('uncaughtExceptionMonitor', traceOn)
main()
