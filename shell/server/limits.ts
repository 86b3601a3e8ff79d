/** How much one client may ask for: `burst` at once, and then `perSecond`. */
export interface Budget {
  burst: number
  perSecond: number
}

/** Every bound of the server's front. Operators read why each is what it is in `docs/limits.md`. */
export const limits = {
  /** Longest bodies, in bytes. */
  formBytes: 64 * 1024,
  beaconBytes: 16 * 1024,
  /** A body is there this long after its headers, in milliseconds, however it trickles. */
  bodyMs: 4_000,
  /** Bodies that are waited for at the same time; one more takes the place of the oldest. */
  bodiesAtOnce: 500,

  /** Pages, forms and social images that are worked on at the same time. More would only wait for each other. */
  pagesAtOnce: 200,
  formsAtOnce: 50,
  picturesAtOnce: 4,

  /** What one client may ask for. What is cached already, files among it, costs a client nothing. */
  pagesOfClient: { burst: 120, perSecond: 4 },
  formsOfClient: { burst: 20, perSecond: 0.2 },
  picturesOfClient: { burst: 30, perSecond: 1 },
  beaconsOfClient: { burst: 60, perSecond: 2 },
  /** Clients that are remembered. */
  clients: 20_000,

  /**
   * Pages that are cached: those at their own addresses, and all others together (with a query, with a canary). A page
   * has about 11 kB in brotli; with what is made of it for others, up to four times as much.
   */
  pinnedPages: { bytes: 64_000_000, count: 5_000 },
  otherPages: { bytes: 16_000_000, count: 500 },
  /** Import maps and what else pages of a kind need, of one composition: a map has 4 to 6 kB, the largest that is legal 600 kB. */
  pageKinds: { bytes: 4_000_000, count: 200 },
  /** Social images that are cached, of 40 kB each. */
  pictures: { bytes: 40_000_000, count: 1_000 },

  /** What a render worker may have: heap, all memory before it is replaced, and before it is ended at once. */
  workerHeapMegabytes: 256,
  workerTiredBytes: 400_000_000,
  workerBytes: 700_000_000,
  /** One that answers nothing is ended after so much processor time, or so long, in milliseconds. */
  workerHungMs: 1_000,
  workerSilentMs: 15_000,
  workerLookMs: 250,
  /** One that nobody asks anything is replaced when it uses half of a processor for so long, in milliseconds. */
  workerIdleMs: 4_000,
  /** The longest that anything in a worker takes, that a page takes there, that it waits for one, and that one serves, in milliseconds. */
  workerJobMs: 40_000,
  workerPageMs: 20_000,
  workerWaitMs: 10_000,
  /** What a message of a worker has: bytes, of these such as are JSON, and pieces of bytes and errors. */
  workerMessageBytes: 2_000_000,
  workerJsonBytes: 1_000_000,
  workerParts: 20,
  /** What a worker asks at the same time, and of the answers what it leaves unread, in bytes. */
  workerAsksAtOnce: 500,
  workerUnreadBytes: 8_000_000,
  /** What the front reads of a worker in a second, and of its JSON, in bytes; answers to the worker count with the first. */
  workerBytesOfSecond: 200_000_000,
  workerJsonOfSecond: 3_000_000,
  workerMessagesOfSecond: 2_000,
  /** What it writes to the console, in characters. */
  workerOutputOfSecond: 5_000_000,
  /** The file that says whose code ran last, in bytes: it has one line. */
  workerRecordBytes: 8_000,
  workerStartMs: 50_000,
  /** The one that stands by starts so long after the first, in milliseconds. */
  workerStandByMs: 10_000,
  workerLifeMs: 6 * 60 * 60 * 1_000,
  /** Remotes whose code a starting worker loads before a page asks for it, beside those of which there were pages. */
  loadedAhead: 8,
  /** The longest rest before another start when one after the other fails, in milliseconds. */
  workerRestMs: 5_000,

  /** What a worker says of the parts of a page, and what is told of one page in all. */
  workerTimings: 20,
  spansOfTrace: 100,
  /** Pages of a second whose traces are told: of such as have to be made, and of others. */
  tracesOfSecond: 10,
  keptTracesOfSecond: 3,
  /** What waits for whoever receives traces, and what they are handed at a time. */
  spansWaiting: 2_000,
  spansAtOnce: 100,
  /** Of the thread that hands them over. */
  traceHeapMegabytes: 64,
  /** How long they may take, and how long a shell that ends waits for them, in milliseconds. */
  traceExportMs: 5_000,
  traceCloseMs: 1_000,
  /** A page that takes so long is slow, in milliseconds; of these, and of such as failed, so many are remembered. */
  slowPageMs: 1_000,
  notablePages: 50,

  /** Headers, and then the whole request, are there this long after its first byte, in milliseconds. */
  headersMs: 10_000,
  requestMs: 20_000,
  /** A connection without a request is open this long: longer than proxies keep theirs (60 s), in milliseconds. */
  idleMs: 65_000,
  /** A connection on which nothing moves is closed, in milliseconds: an answer takes 30 s at the very longest. */
  silentMs: 60_000,
  headerBytes: 16 * 1024,
  connections: 2_000,
  /** Of these such as have not asked for anything yet; one more ends the oldest. */
  silentConnections: 1_000,
  /** Requests of one connection that are not answered yet: nobody who reads has more. */
  unansweredOfConnection: 16,
  requestsOfConnection: 1_000,
} as const
