import type { CDPSession } from '@playwright/test'

export type Kind = 'html' | 'script' | 'style' | 'font' | 'image' | 'data' | 'other'

/** One request of a page view. */
export interface PageRequest {
  url: string
  kind: Kind
  status: number
  /** Bytes of head and body as they came. */
  transferred: number
  /** How many answers had to arrive for it to be asked for, itself included: the document's is 1. */
  depth: number
  /** Address of what asked for it. */
  initiator: string
}

interface Initiator {
  type: string
  url?: string
  stack?: StackTrace
}

interface StackTrace {
  callFrames: { url: string }[]
  parent?: StackTrace
}

interface Asked {
  url: string
  initiator: Initiator
}

/** Writes down what a page asks for, from now until `requests` is called. */
export async function recordRequests(session: CDPSession): Promise<{ requests(): PageRequest[] }> {
  const asked = new Map<string, Asked>()
  const answered = new Map<string, { status: number; mimeType: string }>()
  const transferred = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
    if (request.url.startsWith('http')) asked.set(requestId, { url: request.url, initiator })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    answered.set(requestId, response)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transferred.set(requestId, encodedDataLength)
  })
  await session.send('Network.enable')
  return {
    requests() {
      const depthOf = createDepths([...asked.values()])
      return [...asked].map(([id, { url, initiator }]) => {
        const { status, mimeType } = answered.get(id) ?? { status: 0, mimeType: '' }
        return {
          url,
          kind: kindOf(mimeType),
          status,
          transferred: transferred.get(id) ?? 0,
          depth: depthOf(url),
          initiator: initiatorUrl(initiator) ?? '',
        }
      })
    },
  }
}

/** Depth of each address; the first request is the document's, and so is what nobody is known to have asked for. */
function createDepths(asked: readonly Asked[]): (url: string) => number {
  const initiators = new Map(
    asked.toReversed().map(({ url, initiator }) => [url, initiatorUrl(initiator)]),
  )
  const document = asked[0]?.url
  const depthOf = (url: string, seen: readonly string[] = []): number => {
    if (url === document) return 1
    const source = initiators.get(url)
    if (!source || !initiators.has(source) || seen.includes(source)) return 2
    return depthOf(source, [...seen, url]) + 1
  }
  return depthOf
}

/** Who asked: the code on top of the stack, the importing module, or the document or stylesheet that names it. */
function initiatorUrl({ url, stack }: Initiator): string | undefined {
  for (let trace = stack; trace; trace = trace.parent) {
    const frame = trace.callFrames.find((candidate) => candidate.url.startsWith('http'))
    if (frame) return frame.url
  }
  return url
}

function kindOf(mimeType: string): Kind {
  if (/javascript/.test(mimeType)) return 'script'
  if (mimeType === 'text/html') return 'html'
  if (mimeType === 'text/css') return 'style'
  if (/font|woff/.test(mimeType)) return 'font'
  if (mimeType.startsWith('image/')) return 'image'
  if (/json|manifest/.test(mimeType)) return 'data'
  return 'other'
}
