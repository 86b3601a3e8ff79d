import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { onTestFinished, expect, test } from 'vitest'
import { freePort } from 'delivery'
import { parseSiteSettings } from './settings.ts'
import { checkPorts } from './taken-ports.ts'

async function listenOn(host: string): Promise<number> {
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const settingsWith = async (env: Record<string, number>) =>
  parseSiteSettings({
    DATA_DIR: '/nowhere',
    ...Object.fromEntries(
      await Promise.all(
        ['PORT', 'SUPABASE_PORT', 'INBOX_PORT', 'CONSOLE_PORT'].map(async (name) => [
          name,
          String(env[name] ?? (await freePort())),
        ]),
      ),
    ),
  })

test('a port is taken that is taken on one of its two addresses', async () => {
  const port = await listenOn('127.0.0.1')
  const message = `PORT ${port} is taken; set PORT to a free port`
  await expect(checkPorts(await settingsWith({ PORT: port }))).rejects.toThrow(message)
})

test('free ports are no hindrance', async () => {
  await checkPorts(await settingsWith({}))
})
