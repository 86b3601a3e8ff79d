import { templates } from '../../e2e/site/templates.ts'
import { median, timed } from '../figures/statistics.ts'

/** Of one answer, or medians of several, in milliseconds. */
interface AnswerTimes {
  loaders: number
  render: number
  /** From request to the whole answer, as a client without other work sees it. */
  answer: number
}

export interface TemplateCosts {
  path: string
  federated: AnswerTimes
  unfederated: AnswerTimes
}

const views = 40

/** Each template on both servers in turn, one request at a time. */
export async function measureTemplates(
  federated: string,
  unfederated: string,
): Promise<Record<string, TemplateCosts>> {
  const costs: Record<string, TemplateCosts> = {}
  for (const [name, path] of Object.entries(templates)) {
    const taken = await viewInTurn([federated + path, unfederated + path])
    const [ours, theirs] = taken.map(mediansOf)
    if (ours && theirs) costs[name] = { path, federated: ours, unfederated: theirs }
  }
  return costs
}

async function viewInTurn(urls: readonly string[]): Promise<AnswerTimes[][]> {
  const taken: AnswerTimes[][] = urls.map(() => [])
  for (let view = 0; view < views; view++)
    for (const [index, url] of urls.entries()) taken[index]?.push(await viewOnce(url))
  // The first ones read the backend and compile.
  return taken.map((costs) => costs.slice(views / 4))
}

async function viewOnce(url: string): Promise<AnswerTimes> {
  const { result: timing, ms: answer } = await timed(async () => {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
    await response.arrayBuffer()
    return response.headers.get('server-timing') ?? ''
  })
  const phase = (name: string) => Number(new RegExp(`${name};dur=([\\d.]+)`).exec(timing)?.[1])
  return { loaders: phase('loaders'), render: phase('render'), answer }
}

function mediansOf(views: readonly AnswerTimes[]): AnswerTimes {
  const middle = (phase: keyof AnswerTimes) => median(views.map((view) => view[phase]))
  return { loaders: middle('loaders'), render: middle('render'), answer: middle('answer') }
}
