// A worker's side of the channel, with pages that do what no page should: by the path of what is asked.
import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { createBirpc } from 'birpc'
import { messagesOn } from '../message-stream.ts'
import type { FrontFunctions, RenderComposition } from '../rendering/worker-functions.ts'

const release = 'leads/0123456789abcdef'
const say = (job: number) => writeSync(4, `${job} render ${release}\n`, 0)

let heard = ''
let backend = ''
let held: Buffer | null = null

/** When its page has been answered. */
async function askLater(): Promise<void> {
  await new Promise((done) => setTimeout(done, 100))
  const question = { url: `${backend}/late`, method: 'GET', headers: [], body: null }
  heard = await front.askBackend(1, question).then(() => 'an answer', String)
}

const deeds: Record<string, () => unknown> = {
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
  '/held': () => held?.byteLength,
  '/fills': () => {
    for (const all: unknown[] = []; ;) all.push(new Array(1e6).fill(all))
  },
  '/ends': () => process.exit(0),
  '/blames-another': () => {
    writeSync(4, '1 render catalogue/0123456789abcdef\n', 0)
    process.exit(0)
  },
  '/talks-nonsense': () => writeSync(3, Buffer.from([0, 0, 0, 2, 1, 2])),
  '/talks-too-long': () => writeSync(3, Buffer.from([255, 255, 255, 255])),
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
const loads: Record<string, () => unknown> = {
  'holds-much': () => {
    held = Buffer.alloc(450_000_000, 1)
  },
  /** Not before it serves, and without a word of whose it is. */
  'ends-later': () => {
    setTimeout(() => {
      writeSync(4, '\n', 0)
      process.exit(0)
    }, 100)
  },
}

const messages = messagesOn(new Socket({ fd: 3, readable: true, writable: true }))
const front = createBirpc<FrontFunctions, object>(
  {
    open({ supabaseUrl }: { supabaseUrl: string }) {
      backend = supabaseUrl
      return {}
    },
    loadAhead(_: number, { code }: RenderComposition, remote: string) {
      return loads[code[remote]?.release ?? '']?.()
    },
    ping() {},
    render(job: number, _: unknown, { url }: { url: string }) {
      say(job)
      return deeds[new URL(url).pathname]?.()
    },
  },
  {
    post: messages.post,
    on: messages.on,
  },
)
