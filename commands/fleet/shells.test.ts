import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ShellSettings } from '../../shell/start-shell.ts'
import { keepShells } from './shells.ts'

const settings = {
  DATA_DIR: '/data',
  ROOT_FILE: '/data/keys/root.json',
  HOST: '0.0.0.0',
  BOOKING_URL: 'https://booking.example.com',
  SUPABASE_URL: 'https://project.example.com',
  SUPABASE_ANON_KEY: 'key',
}

/** Processes that stand in for shells, and what they were told. */
function makeChildren() {
  const started: { child: ChildProcess; settings: ShellSettings }[] = []
  const children = { log: 'inherit' as const, isStopping: false, keep: () => undefined }
  const start = async (own: ShellSettings) => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    started.push({ child, settings: own })
    return { child, ended: once(child, 'exit') }
  }
  onTestFinished(() => {
    children.isStopping = true
    for (const { child } of started) child.kill('SIGKILL')
  })
  return { started, children, start }
}

test('three shells have ports and folders of their own, on loopback, and count the balancer', async () => {
  const { started, children, start } = makeChildren()
  const addresses = await keepShells(children, settings, start)
  const told = started.map((each) => each.settings)
  expect(addresses).toEqual(told.map(({ PORT }) => `127.0.0.1:${PORT}`))
  expect(new Set(addresses).size).toBe(3)
  expect(told.map(({ DATA_DIR }) => DATA_DIR)).toEqual(
    [1, 2, 3].map((number) => `/data/fleet/shell-${number}`),
  )
  const common = { HOST: undefined, TRUSTED_HOPS: 1, SHELL_KEY: '/data/keys/shell.jwk' }
  for (const own of told) expect(own).toMatchObject(common)
})

test('a shell that ends is started again as it was', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { started, children, start } = makeChildren()
  await keepShells(children, settings, start)
  const [first] = started
  first?.child.kill('SIGKILL')
  await vi.waitFor(() => expect(started).toHaveLength(4), 10_000)
  expect(started[3]?.settings).toEqual(first?.settings)
})
