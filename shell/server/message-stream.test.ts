// @vitest-environment node
import { duplexPair } from 'node:stream'
import { expect, test } from 'vitest'
import { messagesOn, type MessageBounds } from './message-stream.ts'

function open(read?: MessageBounds, written?: MessageBounds) {
  const [here, there] = duplexPair()
  const heard: unknown[] = []
  messagesOn(there, { ...(read && { read }) }).on((message) => heard.push(message))
  const { post } = messagesOn(here, { ...(written && { written }) })
  return { here, there, heard, post }
}

const frameOf = (json: string, rest = '', said = rest.length) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(Buffer.byteLength(json))
  head.writeUInt32BE(said, 4)
  return Buffer.concat([head, Buffer.from(json + rest)])
}

const html = Buffer.from('<p>é</p>'.repeat(10_000))

test('a message arrives as it was, with its bytes and its errors', async () => {
  const { heard, post } = open()
  const error = Object.assign(new TypeError('no'), { name: 'Special', stack: 'in the code' })
  const message = { html, list: [null, -1.5, { state: new Uint8Array([1, 2]), 7: 'seven' }, error] }
  post({ ...message, nothing: undefined })
  post('next')
  await expect.poll(() => heard).toHaveLength(2)
  expect(heard[1]).toBe('next')
  const { html: bytes, list } = heard[0] as typeof message
  expect(html.equals(bytes)).toBe(true)
  expect(list).toEqual([null, -1.5, { state: Buffer.from([1, 2]), 7: 'seven' }, expect.any(Error)])
  expect(list[3]).toMatchObject({ name: 'Special', message: 'no', stack: 'in the code' })
  expect(heard[0]).not.toHaveProperty('nothing')
})

test('frames may come in whatever pieces', async () => {
  const { here, heard } = open()
  const frames = Buffer.concat([frameOf('[{"$bytes":3},1]', 'abc'), frameOf('"é"'), frameOf('2')])
  for (const byte of frames) here.write(Buffer.from([byte]))
  here.write(Buffer.concat([frames, frames]))
  const once = [[Buffer.from('abc'), 1], 'é', 2]
  await expect.poll(() => heard).toHaveLength(9)
  expect(heard).toEqual([...once, ...once, ...once])
})

test('a message stays in what was read where it is most of that, and only there', async () => {
  const { here, heard } = open()
  const large = frameOf('{"$bytes":90}', 'x'.repeat(90))
  const small = frameOf('{"$bytes":1}', 'y')
  const read = Buffer.concat([small, large, small])
  here.write(read)
  await expect.poll(() => heard).toHaveLength(3)
  expect(heard.map(String)).toEqual(['y', 'x'.repeat(90), 'y'])
  expect(heard.map((bytes) => (bytes as Buffer).buffer === read.buffer)).toEqual([
    false,
    true,
    false,
  ])
})

test.each([
  ['no JSON', frameOf('{]')],
  ['nothing', frameOf('')],
  ['fewer bytes than it says', frameOf('{"$bytes":2}', 'abc')],
  ['more bytes than it says', frameOf('{"$bytes":4}', 'abc')],
  ['bytes of no length', frameOf('{"$bytes":-1}')],
  ['bytes of half a length', frameOf('[{"$bytes":0.5},{"$bytes":0.5}]', 'a')],
  ['more JSON than it may', frameOf(`"${'x'.repeat(60)}"`)],
  ['more bytes than it may', frameOf('1', '', 100)],
  ['more parts than it may', frameOf('[{"$error":[]},{"$bytes":0},{"$bytes":0}]')],
  ['no end of lists in lists', frameOf('['.repeat(100_000))],
])('a message that has %s ends the stream', async (_, frame) => {
  const { here, there, heard } = open({ bytes: 100, jsonBytes: 50, parts: 2 })
  here.write(frame)
  await expect.poll(() => there.destroyed).toBe(true)
  expect(heard).toEqual([])
})

test.each([
  ['a function', () => 0],
  ['a bigint', 1n],
  ['a class', new Map()],
  ['the name $bytes', { $bytes: 1 }],
])('what has %s is not sent, and what comes next is', async (_, value) => {
  const { heard, post } = open()
  expect(() => post([{ value }])).toThrow('A message cannot have')
  post('next')
  await expect.poll(() => heard).toEqual(['next'])
})

test('what the other side would not read is not sent', () => {
  const { post } = open(undefined, { bytes: 100, jsonBytes: 50, parts: 2 })
  expect(() => post({ html })).toThrow('A message has 90025 bytes')
  expect(() => post('x'.repeat(50))).toThrow('A message has 52 bytes, 52 of them JSON')
})

test('an error that does not say what it is can be sent, and a long one is cut', async () => {
  const { heard, post } = open()
  const silent = Object.defineProperty(new Error(), 'message', {
    get() {
      throw new Error('I do not say')
    },
  })
  post([silent, new Error('x'.repeat(100_000))])
  await expect.poll(() => heard).toHaveLength(1)
  const [first, second] = heard[0] as [Error, Error]
  expect(first.message).toBe('an error that does not say what it is')
  expect(second.message).toHaveLength(2_000)
})
