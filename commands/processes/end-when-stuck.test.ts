import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { endWhenStuck } from './end-when-stuck.ts'

afterEach(() => vi.restoreAllMocks())

const start = (code: string) =>
  spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

test('a child in an endless loop is ended, and it is said why', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const child = start('process.send("alive", () => { for (;;); })')
  endWhenStuck(child, 'A render never ends', 2)
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  expect(said).toHaveBeenCalledExactlyOnceWith('A render never ends')
})

test('a child that says that it lives ends when it likes', async () => {
  const child = start(
    'setInterval(() => process.send("alive"), 200); setTimeout(process.exit, 3500)',
  )
  endWhenStuck(child, 'A render never ends', 2)
  expect(await once(child, 'exit')).toEqual([0, null])
})
