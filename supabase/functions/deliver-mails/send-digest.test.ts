import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readMailSettings, type MailSettings } from '../_shared/settings.ts'
import type { Quarantine, WaitingLead } from './quarantine.ts'
import { sendDigest } from './send-digest.ts'

let refused: RegExp
let taken: string[]
let offered: string[]
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, _session, done) => {
    let text = ''
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    stream.on('end', () => {
      offered.push(text)
      if (refused.test(text)) return done(Object.assign(new Error('Spam'), { responseCode: 554 }))
      taken.push(text)
      done()
    })
  },
})
let settings: MailSettings

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  settings = readMailSettings({
    SUPABASE_URL: 'http://localhost:1',
    SUPABASE_SERVICE_ROLE_KEY: 'key',
    SITE_URL: 'http://localhost:4200',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  })
})

afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

beforeEach(() => {
  taken = []
  offered = []
})

const recorded: string[] = []
const lead: WaitingLead = {
  id: '6f1c7c1e-0000-4000-8000-000000000000',
  quarantine_reason: 'trap',
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.org',
  phone: '+1 512 555 0123',
  company: 'Engines',
  message: 'Cheap pills',
  requested_at: '2026-01-01T00:00:00Z',
}
const quarantine: Quarantine = {
  claimDigest: () => Promise.resolve({ claim: 'claim', leads: [lead], waiting: 3 }),
  recordDigest: (claim) => Promise.resolve(void recorded.push(claim)),
  release: () => Promise.reject(new Error('not here')),
}

const idOf = (mail: string) => /^Message-ID: (.*)$/im.exec(mail)?.[1]

test('a digest that is refused for its words goes again without them, under another name', async () => {
  refused = /pills/
  expect(await sendDigest(quarantine, settings)).toEqual({ told: 1, waiting: 2 })
  expect(offered).toHaveLength(2)
  expect(taken).toHaveLength(1)
  expect(taken[0]).not.toMatch(/Ada|Engines|pills|ada@/)
  expect(taken[0]).toContain(lead.id)
  expect(idOf(offered[0]!)).not.toBe(idOf(offered[1]!))
  expect(recorded).toEqual(['claim'])
})

test('one that is refused altogether is not taken for told', async () => {
  refused = /./
  recorded.length = 0
  await expect(sendDigest(quarantine, settings)).rejects.toThrow()
  expect(recorded).toEqual([])
})
