import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ordinaryContact, postContact, readMails } from '../tests/contacts.ts'

const started: ChildProcess[] = []
let folder: string
let ports: { supabase: number; inbox: number }

interface Ready {
  ready: true
  url: string
  inbox: string
  anonKey: string
  accounts: { email: string; password: string }[]
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backend-'))
  ports = { supabase: await freePort(), inbox: await freePair() }
})

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

function run(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env.PATH,
      SUPABASE_PORT: String(ports.supabase),
      INBOX_PORT: String(ports.inbox),
      DATA_DIR: folder,
      ...environment,
    },
  })
  started.push(child)
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (text) => (output.stdout += String(text)))
  child.stderr.on('data', (text) => (output.stderr += String(text)))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, output, ended }
}

async function untilReady({ output, ended }: ReturnType<typeof run>): Promise<Ready> {
  const early = ended.then((code) => {
    throw new Error(`ended with ${code} before it was ready: ${output.stderr}`)
  })
  const ready = expect
    .poll(() => output.stdout, { timeout: 300_000, interval: 100 })
    .toContain('\n')
    .then(() => JSON.parse(output.stdout) as Ready)
  return Promise.race([ready, early])
}

/** Whether somebody can sign up, or in. */
const enter = async ({ url, anonKey }: Ready, path: string, account: object) =>
  (
    await fetch(`${url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
  ).ok

const get = async ({ url, anonKey }: Ready, path: string) =>
  fetch(url + path, { headers: { apikey: anonKey } })

describe('the embedded backend', () => {
  test('says one line when ready, answers on both loopback names, and keeps its data', async () => {
    const first = run({ ACCOUNTS: 'grace@example.org' })
    const { accounts, ...ready } = await untilReady(first)
    expect(ready).toEqual({
      ready: true,
      url: `http://localhost:${ports.supabase}`,
      inbox: `http://localhost:${ports.inbox}`,
      anonKey: expect.stringMatching(/^sb_publishable_/),
    })
    expect(statSync(join(folder, 'backend', 'keys.json')).mode & 0o777).toBe(0o600)

    expect(accounts).toEqual([
      { email: 'grace@example.org', password: expect.stringMatching(/^[\w-]{16}$/) },
    ])
    const signsIn = () => enter({ ...ready, accounts }, 'token?grant_type=password', accounts[0]!)
    expect(await signsIn()).toBe(true)
    const newcomer = { email: 'eve@example.org', password: 'correct horse battery' }
    expect(await enter({ ...ready, accounts }, 'signup', newcomer)).toBe(false)

    expect((await get({ ...ready, accounts }, '/rest/v1/technologies?limit=1')).status).toBe(200)
    const address = `http://127.0.0.1:${ports.supabase}/functions/v1/lead-metrics`
    expect((await fetch(address)).status).toBe(401)

    const sent = await postContact(ready.url, ordinaryContact, {
      origin: 'http://localhost:4200',
    })
    expect(sent.status).toBe(200)
    const mails = () => readMails(ready.inbox)
    await expect.poll(async () => (await mails()).length).toBe(2)

    const second = run({ INBOX_PORT: String(await freePair()), DATA_DIR: join(folder, 'other') })
    expect(await second.ended).toBe(1)
    expect(second.output.stderr).toContain(
      `SUPABASE_PORT ${ports.supabase} is taken; set SUPABASE_PORT to a free port`,
    )
    expect(second.output.stdout).toBe('')

    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.output.stdout.trim().split('\n')).toHaveLength(1)
    expect(first.output.stderr).not.toContain('ada@example.org')

    const again = run({ ACCOUNTS: 'grace@example.org' })
    expect(await untilReady(again)).toEqual({ ...ready, accounts: [] })
    expect(await signsIn()).toBe(true)
    expect((await mails()).flatMap((mail) => mail.to).sort()).toEqual([
      'ada@example.org',
      'hello@example.com',
    ])

    // Killed outright, it must leave nothing that keeps the next start from working.
    again.child.kill('SIGKILL')
    await again.ended
    const third = run()
    expect(await untilReady(third)).toEqual({ ...ready, accounts: [] })
    third.child.kill('SIGINT')
    expect(await third.ended).toBe(0)
  })

  test('names every wrong setting in one line', async () => {
    const wrong = run({
      SUPABASE_PORT: '70000',
      SITE_URL: 'nowhere',
      MAIL_FROM: 'x',
      CONTACT_EMAIL: '',
      SENDER_SECRET: 'short',
      SITE_NAME: 'Plumb\nline',
      SMTP_URL: 'smtp://',
      TRUSTED_PROXIES: '10.0.0.0/8, proxy',
    })
    expect(await wrong.ended).toBe(1)
    expect(wrong.output.stderr.trim()).toBe(
      '[backend] SUPABASE_PORT is not a port number; SITE_URL is not a URL; SMTP_URL is not an smtp:// or smtps:// URL; MAIL_FROM is not an email address; SITE_NAME is not one line; TRUSTED_PROXIES is not a list of addresses and networks; SENDER_SECRET is shorter than 32 characters',
    )
  })

  test('says which setting when the mail port is taken', async () => {
    const holder = createServer()
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve))
    const { port } = holder.address() as { port: number }
    const blocked = run({
      SUPABASE_PORT: String(await freePort()),
      INBOX_PORT: String(port - 1),
      DATA_DIR: join(folder, 'third'),
    })
    expect(await blocked.ended).toBe(1)
    expect(blocked.output.stderr).toMatch(/INBOX_PORT.* is taken; set INBOX_PORT/)
    holder.close()
  })
})

const freePort = (port = 0) => getPort({ host: '127.0.0.1', port })

/** A port whose successor is free as well. */
async function freePair(): Promise<number> {
  const port = await freePort()
  return (await freePort(port + 1)) === port + 1 ? port : freePair()
}
