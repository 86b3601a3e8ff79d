// A worker's side of the channel, with pages that do what no page should: by the path of what is asked.
import { readFileSync, writeFileSync, writeSync } from 'node:fs'
import { createBirpc } from 'birpc'
import { endWithParent } from '../rendering/end-with-parent.ts'

const release = 'leads/0123456789abcdef'
const say = (job: number) => writeSync(4, `${job} render ${release}\n`, 0)

const deeds: Record<string, () => unknown> = {
  '/fine': () => 'fine',
  '/slow': () => new Promise((done) => setTimeout(done, 60_000)),
  '/loops': () => {
    for (;;);
  },
  '/fills': () => {
    for (const all: unknown[] = []; ;) all.push(new Array(1e6).fill(all))
  },
  '/ends': () => process.exit(0),
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

createBirpc(
  {
    open: () => ({}),
    loadAhead() {},
    ping() {},
    render(job: number, _: unknown, { url }: { url: string }) {
      say(job)
      return deeds[new URL(url).pathname]?.()
    },
  },
  {
    post: (message: object) => void process.send?.(message),
    on: (receive) => void process.on('message', receive),
  },
)
endWithParent()
