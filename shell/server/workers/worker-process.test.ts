// @vitest-environment node
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { askedPage } from '../testing/asked-page.ts'
import { startWorker } from './worker-process.ts'

const packages = dirname(createRequire(import.meta.url).resolve('birpc/package.json'))
const program = {
  main: resolve(import.meta.dirname, '../testing/unruly-worker.ts'),
  folders: [
    join(packages, '*'),
    ...['message-format', 'message-stream'].map((name) =>
      resolve(import.meta.dirname, `../${name}.ts`),
    ),
  ],
}

test('a worker that fills the record is found out', async () => {
  const worker = startWorker({ ...program, onOutput: () => undefined }, {} as never)
  onTestFinished(() => worker.kill('closed'))
  await worker.ask.open({ supabaseUrl: '' } as never)
  expect(worker.isOverfull()).toBe(false)
  worker.ask.render(1, askedPage('one', '/fills-its-record')).catch(() => undefined)
  await expect.poll(worker.isOverfull).toBe(true)
  worker.kill('closed')
  await worker.ended
  worker.ask.$close()
  expect(worker.isOverfull()).toBe(false)
})

/** Starts a worker with so many files that can still be opened, from none to more than enough. */
const starvedShell = `
  import { closeSync, openSync, readdirSync } from 'node:fs'
  import { setTimeout } from 'node:timers/promises'
  const { startWorker } = await import('${join(import.meta.dirname, 'worker-process.ts')}')
  const program = { ...${JSON.stringify(program)}, onOutput() {} }
  const start = async (left) => {
    const held = []
    try { for (;;) held.push(openSync('/dev/null')) } catch {}
    for (const file of held.splice(0, left)) closeSync(file)
    let worker = null
    try { worker = startWorker(program, {}) } catch {}
    if (!worker) {
      for (const file of held) closeSync(file)
      return 'not begun'
    }
    const answer = worker.ask.open({ supabaseUrl: '' }).then(() => 'opened', () => 'rejected')
    for (const file of held) closeSync(file)
    const end = await Promise.race([worker.ended.then(({ reason }) => reason), answer])
    worker.kill('closed')
    await worker.ended
    worker.ask.$close()
    await answer
    return end
  }
  const outcomes = []
  await start(60)
  // Until what belonged to it is closed, which takes a busy machine longer.
  let before, same = 0
  while (same < 10) {
    await setTimeout(100)
    const now = readdirSync('/proc/self/fd').length
    same = now === before ? same + 1 : 0
    before = now
  }
  for (let left = 0; left < 34; left++) outcomes.push(await start(left))
  let leaked
  for (let look = 0; look < 100 && leaked !== 0; look++) {
    await setTimeout(100)
    leaked = readdirSync('/proc/self/fd').length - before
  }
  console.log(JSON.stringify({ outcomes, leaked }))
`

test.skipIf(process.platform !== 'linux')(
  'where no file can be opened any more a worker does not begin, and leaves nothing open',
  async () => {
    const limited = ['-c', 'ulimit -n 100; exec "$0" --input-type=module --eval "$1"']
    const shell = spawn('/bin/sh', [...limited, process.execPath, starvedShell])
    const [said, complaint] = await Promise.all([text(shell.stdout), text(shell.stderr)])
    expect(complaint).toBe('')
    const { outcomes, leaked } = JSON.parse(said) as { outcomes: string[]; leaked: number }
    expect(outcomes[0]).toBe('not begun')
    expect(outcomes.at(-1)).toBe('opened')
    expect(leaked).toBe(0)
  },
)
