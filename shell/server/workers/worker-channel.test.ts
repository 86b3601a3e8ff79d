// @vitest-environment node
import { duplexPair } from 'node:stream'
import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { messagesOn } from '../message-stream.ts'
import { workerChannel } from './worker-channel.ts'

/** The front's end, and what a worker can do at the other, by a clock of the test's own. */
function openChannel(now = () => 0) {
  const [front, worker] = duplexPair()
  const channel = workerChannel(front, now)
  const heard: unknown[] = []
  channel.on((message) => heard.push(message))
  return { front, worker, channel, heard, ...messagesOn(worker) }
}

const question = { t: 'q', i: 'x', m: 'askBackend', a: [] as unknown[] }

test.each([
  ['no object', 'hello'],
  ['more arguments than any function has', { ...question, a: Array(1_000).fill(0) }],
  ['no list of arguments', { ...question, a: { length: 1e9 } }],
  ['no name of a function', { ...question, m: { toString: 1 } }],
  ['no number for its answer', { ...question, i: undefined }],
  ['a number for its answer without end', { ...question, i: 'x'.repeat(1_000) }],
])('a message with %s is dropped', async (_, message) => {
  const { heard, post } = openChannel()
  post(message)
  post(question)
  await expect.poll(() => heard).toEqual([question])
})

test('whatever a worker throws is an error', async () => {
  const { heard, post } = openChannel()
  post({ t: 's', i: 'x', e: { toString: null } })
  await expect.poll(() => heard).toEqual([{ t: 's', i: 'x', e: expect.any(Error) as unknown }])
})

test('a question counts until its answer is read', async () => {
  const { heard, post, on, channel } = openChannel()
  const most = limits.workerAsksAtOnce
  for (let asked = 0; asked < most; asked++) post(question)
  await expect.poll(() => heard).toHaveLength(most)
  for (let asked = 0; asked < most; asked++) channel.post({ t: 's', i: 'x', r: 1 })
  post(question)
  const answers: { e?: Error }[] = []
  await new Promise(setImmediate)
  expect(heard).toHaveLength(most)

  on((answer) => answers.push(answer as { e?: Error }))
  await expect.poll(() => answers).toHaveLength(most + 1)
  expect(answers.at(-1)?.e?.message).toBe('Too much is asked at once')
  post(question)
  await expect.poll(() => heard).toHaveLength(most + 1)
})

const html = Buffer.alloc(1_900_000)

test('answers that a worker does not read are not gathered for ever', async () => {
  const { front, channel, heard, post } = openChannel()
  for (let asked = 0; asked < 10; asked++) post(question)
  await expect.poll(() => heard).toHaveLength(10)
  for (let said = 0; said < 10; said++) channel.post({ t: 's', i: 'x', r: html })
  expect(front.destroyed).toBe(true)
})

test.each([
  ['bytes', () => html, 150],
  ['JSON', () => 'x'.repeat(900_000), 10],
  ['messages', () => 1, 15_000],
])(
  'a worker that says more %s in a second than any of ours ends the stream',
  async (_, r, count) => {
    const { front, post, heard } = openChannel()
    for (let said = 0; said < count; said++) post({ t: 's', i: 'x', r: r() })
    await expect.poll(() => front.destroyed).toBe(true)
    expect(heard.length).toBeLessThan(count)
  },
)

test('a worker that works hard says less', async () => {
  const { front, post, heard } = openChannel()
  const page = { html: Buffer.alloc(60_000), state: Buffer.alloc(8_000), text: 'x'.repeat(1_000) }
  for (let rendered = 0; rendered < 600; rendered++) {
    post({ t: 's', i: 'x', r: page })
    for (const path of ['roles', 'industries'])
      post({ ...question, i: `${rendered}`, a: [rendered, { url: path.repeat(40) }] })
    if (rendered % 100 === 0) await new Promise(setImmediate)
  }
  await expect.poll(() => heard.length).toBeGreaterThan(1_000)
  expect(front.destroyed).toBe(false)
})
