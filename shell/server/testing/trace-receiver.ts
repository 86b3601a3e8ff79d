import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Value {
  stringValue?: string
  intValue?: number
  doubleValue?: number
}

interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: Value }[]
  status: { code: number }
}

interface OtlpRequest {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[]
}

/** A span as it was received. */
export interface ReceivedSpan extends Omit<OtlpSpan, 'attributes'> {
  attributes: Record<string, string | number | undefined>
}

/** Something that receives traces by OTLP over HTTP, as JSON. @param answers false for one that takes them and says nothing, ever; `no` for one that refuses them, without a reason */
export async function startReceiver({ answers = true }: { answers?: boolean | 'no' } = {}) {
  const spans: ReceivedSpan[] = []
  const headers: Record<string, unknown>[] = []
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const said = JSON.parse(Buffer.concat(chunks).toString()) as OtlpRequest
    headers.push(request.headers)
    for (const span of said.resourceSpans.flatMap((each) => each.scopeSpans).flatMap(spansOf))
      spans.push({ ...span, attributes: plain(span.attributes) })
    if (answers === 'no') answer.writeHead(401, ' ').end()
    else if (answers) answer.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const spansOf = ({ spans }: { spans: OtlpSpan[] }) => spans

function plain(attributes: OtlpSpan['attributes']): ReceivedSpan['attributes'] {
  const valueOf = ({ stringValue, intValue, doubleValue }: Value) =>
    stringValue ?? intValue ?? doubleValue
  return Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]))
}
