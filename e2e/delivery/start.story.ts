import { execFile } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { expect, test } from '../site/fixtures.ts'

/** Runs `npm start`'s command with some settings and waits until it ends by itself. */
function start(env: Record<string, string>): Promise<{ code: number; stderr: string }> {
  const file = resolve(import.meta.dirname, '../../commands/start.ts')
  return new Promise((done) => {
    execFile(
      process.execPath,
      [file],
      { env: { ...process.env, NO_COLOR: undefined, ...env } },
      (error, _, stderr) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, stderr }),
    )
  })
}

test('a wrong setting is one clear line that names it', async () => {
  const { code, stderr } = await start({ PORT: 'eleven' })
  expect(code).toBe(1)
  expect(stderr.trim()).toBe('Settings: PORT is not a port number')
})

test('half a hosted backend is refused', async () => {
  const { code, stderr } = await start({
    SUPABASE_URL: 'https://x.example.com',
    SUPABASE_ANON_KEY: '',
  })
  expect(code).toBe(1)
  expect(stderr).toContain('SUPABASE_ANON_KEY')
})

test('a taken port is one clear line that names the port and the setting', async () => {
  const occupant = createServer()
  await new Promise<void>((ready) => occupant.listen(0, 'localhost', ready))
  const { port } = occupant.address() as AddressInfo
  const { code, stderr } = await start({
    PORT: String(port),
    SUPABASE_URL: '',
    SUPABASE_ANON_KEY: '',
  })
  occupant.close()
  expect(code).toBe(1)
  expect(stderr.trim()).toBe(`PORT ${port} is taken; set PORT to a free port`)
})
