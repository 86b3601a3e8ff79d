// A worker's side of the channel, with pages that do what no page should: by the path of what is asked.
import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { serialize } from 'node:v8'
import { createBirpc } from 'birpc'
import { messagesOn } from '../message-stream.ts'
import type { RenderComposition } from '../rendering/release-code.ts'
import type { FrontFunctions } from '../rendering/worker-functions.ts'

const release = 'leads/0123456789abcdef'
const say = (job: number) => writeSync(4, `${job} render ${release}\n`, 0)

let heard = ''
let backend = ''
const held: Buffer[] = []
const loadedAhead: string[] = []

/** When its page has been answered. */
async function askLater(): Promise<void> {
  await new Promise((done) => setTimeout(done, 100))
  const question = { url: `${backend}/late`, method: 'GET', headers: [], body: null }
  heard = await front.askBackend(1, question).then(() => 'an answer', String)
}

const frame = (json: string | Uint8Array) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(Buffer.byteLength(json))
  return Buffer.concat([head, Buffer.from(json)])
}
const question = (m: string, a: unknown[]) => JSON.stringify({ t: 'q', i: 'x', m, a })

/** All of it, past what we would say ourselves. */
function write(bytes: Buffer): void {
  for (let at = 0; at < bytes.byteLength;)
    try {
      at += writeSync(3, bytes, at)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
}

/** Without work, and without a sign. */
const sleep = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)

const deeds: Record<string, (job: number) => unknown> = {
  '/fine': () => 'fine',
  '/slow': () => new Promise((done) => setTimeout(done, 60_000)),
  '/loops': () => {
    for (;;);
  },
  '/asks-and-ends': () => {
    for (let asked = 0; asked < 20; asked++) void front.readSearchIndex(0)
    setTimeout(() => process.exit(0), 5)
    return new Promise(() => {})
  },
  '/asks-later': () => new Promise((done) => setTimeout(done, 1)).then(() => void askLater()),
  '/heard': () => heard,
  '/loaded-ahead': () => loadedAhead,
  '/asks-for-code': (job) => {
    const asked = [
      front.bringCode('leads', '0123456789abcdef'),
      front.bringCode('catalogue', '0123456789abcdef'),
      front.readComposition(job).then(({ code }) => code['leads']?.release),
      front.readComposition(job + 1),
    ]
    return Promise.all(asked.map((one) => one.catch(String)))
  },
  '/asks-for-parts': (job) => {
    const kind = { sources: [], remotes: ['leads'], slots: [] }
    const asked = [front.readParts(job, kind), front.readParts(job, kind)]
    return Promise.all(asked.map((one) => one.then(({ endOfHead }) => endOfHead, String)))
  },
  '/asks-for-nonsense': (job) => front.readParts(job, { sources: 'all' } as never).catch(String),
  '/fills': () => {
    for (const all: unknown[] = []; ;) all.push(new Array(1e6).fill(all))
  },
  '/ends': () => process.exit(0),
  '/blames-another': () => {
    writeSync(4, '1 render catalogue/0123456789abcdef\n', 0)
    process.exit(0)
  },
  '/talks-nonsense': () => write(frame('{]')),
  '/talks-too-long': () => write(Buffer.alloc(8, 255)),
  '/sends-structured-clone': () => write(frame(serialize(new Array(900)))),
  '/sends-bomb': () => write(frame(`[${'{},'.repeat(1_300_000)}{}]`)),
  '/sends-too-many-parts': () => write(frame(`[${'{"$bytes":0},'.repeat(50_000)}0]`)),
  '/floods': () => {
    write(Buffer.concat(Array<Buffer>(20_000).fill(frame('{"t":"s","i":"nobody"}'))))
    return new Promise(() => {})
  },
  '/asks-and-never-reads': () => {
    write(Buffer.concat(Array<Buffer>(400).fill(frame(question('readSearchIndex', [0])))))
    return sleep()
  },
  '/asks-with-many-arguments': () => {
    write(frame(question('readSearchIndex', Array(100_000).fill(0))))
    return 'went on'
  },
  '/answers-what-cannot-be-sent': () => [1n],
  '/fills-its-record': () => {
    writeSync(4, Buffer.alloc(100_000, 'x'))
    return sleep()
  },
  '/talks-without-end': () => {
    for (;;) writeSync(2, 'x'.repeat(60_000))
  },
  '/throws-later': () => {
    setTimeout(() => {
      throw new Error('later')
    })
    return new Promise(() => {})
  },
  '/looks-around': () => ({
    variables: Object.keys(process.env),
    ...Object.fromEntries(
      Object.entries({
        ownEnvironment: () => readFileSync('/proc/self/environ', 'utf8'),
        shellsEnvironment: () => readFileSync(`/proc/${process.ppid}/environ`, 'utf8'),
        files: () => readFileSync('/etc/hostname', 'utf8'),
        writing: () => writeFileSync('/tmp/plumbline-unruly', ''),
        programs: () => process.getBuiltinModule('child_process').execSync('true'),
      }).map(([what, attempt]) => {
        try {
          attempt()
          return [what, 'done']
        } catch (error) {
          return [what, (error as NodeJS.ErrnoException).code]
        }
      }),
    ),
  }),
}

/** What releases do when they are loaded, and later. */
const loads: Record<string, (remote: string) => unknown> = {
  /** Piece by piece: on a slow machine all of it at once is as long as a loop. */
  'holds-much': async () => {
    for (let piece = 0; piece < 42; piece++) {
      held.push(Buffer.alloc(10_000_000, 1))
      await new Promise((done) => setImmediate(done))
    }
  },
  ends: (remote) => {
    writeSync(4, `0 load ${remote}/ends\n`, 0)
    process.exit(0)
  },
  /** When it has said that it is loaded, before anything else is asked. */
  'ends-then': (remote) => {
    writeSync(4, `0 load ${remote}/ends-then\n`, 0)
    setImmediate(() => process.exit(0))
  },
  /** Not before it serves, and without a word of whose it is. */
  'ends-later': () => {
    setTimeout(() => {
      writeSync(4, '\n', 0)
      process.exit(0)
    }, 500)
  },
}

const messages = messagesOn(new Socket({ fd: 3, readable: true, writable: true }))
const front = createBirpc<FrontFunctions, object>(
  {
    open({ supabaseUrl }: { supabaseUrl: string }) {
      backend = supabaseUrl
      return { react: ['use'] }
    },
    loadAhead(_: number, { code }: RenderComposition, remote: string) {
      loadedAhead.push(remote)
      return loads[code[remote]?.release ?? '']?.(remote)
    },
    ping() {},
    render(job: number, { request: { url } }: { request: { url: string } }) {
      say(job)
      return deeds[new URL(url).pathname]?.(job)
    },
  },
  {
    // birpc gives what it heard beside a question to what it answers with.
    post: (message: unknown) => messages.post(message),
    on: messages.on,
    onGeneralError: (_, asked) => asked !== undefined,
  },
)
