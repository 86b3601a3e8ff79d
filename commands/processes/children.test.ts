import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder } from 'delivery'
import { expect, test, vi } from 'vitest'
import { Children } from './children.ts'

test('a child is told what stands in a file of secrets, and not again where that is', async () => {
  const { path } = makeTemporaryFolder('plumbline-')
  const file = join(path, 'says.mjs')
  await writeFile(file, 'console.log(process.env.METRICS_TOKEN, process.env.METRICS_TOKEN_FILE)')
  vi.stubEnv('METRICS_TOKEN_FILE', join(path, 'token'))
  const children = new Children(undefined, () => {})
  expect(await children.start('It', file, { METRICS_TOKEN: 'read' })).toBe('read undefined')
  await children.stop()
  vi.unstubAllEnvs()
})

test('what a command has started ends with it, also when that is killed', async () => {
  const { path } = makeTemporaryFolder('plumbline-')
  const [starter, shell] = [join(path, 'starts.mjs'), join(path, 'serves.mjs')]
  const own = (file: string) => JSON.stringify(join(import.meta.dirname, file))
  await writeFile(
    shell,
    `import { whenTold } from ${own('../../shell/server/when-told.ts')}
     whenTold(() => {})
     setTimeout(() => {}, 100_000)
     console.log(process.pid)`,
  )
  await writeFile(
    starter,
    `import { Children } from ${own('children.ts')}
     console.log(await new Children().start('It', ${JSON.stringify(shell)}, {}))`,
  )
  const command = spawn(process.execPath, [starter], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [pid] = (await once(command.stdout, 'data')) as [Buffer]
  command.kill('SIGKILL')
  await expect.poll(() => isThere(Number(pid))).toBe(false)
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
