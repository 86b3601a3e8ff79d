// @vitest-environment node
import { expect, test } from 'vitest'
import type { Activity } from '../rendering/tracing.ts'
import type { AskedPage } from '../rendering/worker-functions.ts'
import type { AroundPage, WrittenPage } from '../rendering/write-page.ts'
import type { Job } from './pool-member.ts'
import { renderInWorkers } from './render-in-workers.ts'
import { WorkerLost } from './worker-process.ts'

const code = (release: string) => ({ release, entry: 'entry.js' })
const composition = {
  id: 'one',
  lock: { id: 'one', shell: 'one', remotes: {} },
  frame: { id: 'one', kit: '1.0.0', main: '' },
  code: { resources: code('r1'), leads: code('l1') },
}

const page: WrittenPage = {
  document: { bytes: Buffer.from('brotli'), surroundings: { start: 0, end: 0 } },
  linked: [],
  status: 200,
  sources: [],
  remotes: ['resources'],
  slots: [],
  results: [['resources', { isWhole: true, fault: null }]],
  seconds: { load: 0, loaders: 0, render: 0 },
  timings: [],
}

const nothing = Buffer.from('')
const around: AroundPage = {
  isWatched: false,
  partsOf: () => ({ endOfHead: nothing, endOfBody: nothing }),
}

/** What is asked of workers of which the first ones end like this. */
async function renderOver(
  ends: (Omit<Activity, 'job'> & { ofAnother?: boolean })[],
  { method = 'GET', isLeftOut = (): boolean => false } = {},
) {
  const asked: { method: string; untried: readonly string[] }[] = []
  const run = (_: unknown, { work }: Job<unknown>) => {
    const job = asked.length + 1
    const ask = {
      render: (_job: number, { request, untried }: AskedPage) => {
        const end = ends[asked.length]
        asked.push({ method: request.method, untried })
        if (!end) return Promise.resolve(page)
        const last = { ...end, job: end.ofAnother ? 99 : job }
        return Promise.reject(new WorkerLost('hung', last))
      },
    }
    return work(ask as never, job)
  }
  const render = renderInWorkers({ run, isLeftOut } as never, () => 0)
  const body = method === 'POST' ? 'name=Ada' : null
  const request = new Request('https://site.example/glossary', { method, body })
  const rendered = await render(request, composition, new Set(), around).catch(
    (error: unknown) => error,
  )
  const results =
    rendered instanceof Error ? rendered : Object.fromEntries((rendered as WrittenPage).results)
  return { asked, results }
}

const blamed = (phase: string) => ({
  isWhole: false,
  fault: { phase, error: expect.any(WorkerLost) as unknown, isCostly: true },
})

test('what ends its worker is left out, and has failed', async () => {
  const { asked, results } = await renderOver([{ phase: 'loaders', releases: ['resources/r1'] }])
  expect(asked.map(({ untried }) => untried)).toEqual([[], ['resources']])
  expect(results).toEqual({ resources: blamed('loaders') })
})

test('of a page and what another remote shows in it, the other is left out first', async () => {
  const releases = ['resources/r1', 'leads/l1']
  const { asked, results } = await renderOver([{ phase: 'render', releases }])
  expect(asked.map(({ untried }) => untried)).toEqual([[], ['leads']])
  expect(results).toEqual({ resources: { isWhole: true, fault: null }, leads: blamed('render') })
})

test('when it ends without that too, it was the page itself', async () => {
  const { asked, results } = await renderOver([
    { phase: 'render', releases: ['resources/r1', 'leads/l1'] },
    { phase: 'render', releases: ['resources/r1'] },
  ])
  expect(asked.at(-1)?.untried).toEqual(['resources'])
  expect(results).toEqual({ resources: blamed('render') })
})

test('what ended over another page is nobody’s fault here, and is rendered again', async () => {
  const end = { phase: 'render', releases: ['leads/l1'], ofAnother: true } as const
  const { asked, results } = await renderOver([end, end])
  expect(asked.map(({ untried }) => untried)).toEqual([[], [], []])
  expect(results).toEqual(Object.fromEntries(page.results))
})

test('it is not rendered again with what is suspected since of ending one worker after the other', async () => {
  const end = { phase: 'render', releases: ['leads/l1'], ofAnother: true } as const
  let asked = 0
  // Two releases, before the first attempt and after it.
  const { results } = await renderOver([end, end], { isLeftOut: () => ++asked > 3 })
  expect(results).toBeInstanceOf(WorkerLost)
})

test('a page that cannot be sent is its owner’s fault, and comes without it', async () => {
  const error = new TypeError('Do not know how to serialize a BigInt')
  const asked: (readonly string[])[] = []
  const run = (_: unknown, { work }: Job<unknown>) => {
    const render = (_job: number, { untried }: AskedPage) => {
      asked.push(untried)
      return asked.length === 1 ? Promise.reject(error) : Promise.resolve(page)
    }
    return work({ render } as never, 1)
  }
  const render = renderInWorkers({ run, isLeftOut: () => false } as never, () => 0)
  const rendered = await render(
    new Request('https://site.example/glossary'),
    composition,
    new Set(),
    around,
  )
  expect(asked).toEqual([[], ['resources']])
  const fault = { phase: 'render', error, isCostly: false }
  expect((rendered as WrittenPage).results).toEqual([['resources', { isWhole: false, fault }]])
})

test('a form is not posted a second time', async () => {
  const end = { phase: 'loaders', releases: ['resources/r1'], ofAnother: true } as const
  const { asked } = await renderOver([end], { method: 'POST' })
  expect(asked).toEqual([
    { method: 'POST', untried: [] },
    { method: 'GET', untried: ['resources'] },
  ])
})

test('a page of the shell that ends every worker is an error, not a loop', async () => {
  const end = { phase: 'render', releases: ['shell/one'] } as const
  const { asked, results } = await renderOver([end])
  expect(results).toBeInstanceOf(WorkerLost)
  expect(asked).toHaveLength(1)
})

test('a form whose release did not load can be sent to another one', async () => {
  const sent: string[] = []
  const run = (_: unknown, { work }: Job<unknown>) => {
    const render = (_job: number, { request: { body } }: AskedPage) => {
      sent.push(Buffer.from(body ?? []).toString())
      return Promise.resolve(page)
    }
    return work({ render } as never, 1)
  }
  const render = renderInWorkers({ run, isLeftOut: () => false } as never, () => 0)
  const request = new Request('https://site.example/contact', { method: 'POST', body: 'name=Ada' })
  await render(request, composition, new Set(), around)
  await render(request, composition, new Set(), around)
  expect(sent).toEqual(['name=Ada', 'name=Ada'])
})
