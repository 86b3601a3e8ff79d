import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { withSecrets } from './secret-files.ts'
import { parseSettings } from './settings.ts'

const complete = {
  BOOKING_URL: 'https://booking.example.com',
  SUPABASE_URL: 'https://project.example.com',
  SUPABASE_ANON_KEY: 'key',
}
const secret = 'a'.repeat(40)

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plumbline-secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'first'), text)
  // As Kubernetes puts them there.
  await symlink('first', join(folder, 'secret'))
  return join(folder, 'secret')
}

test('a secret may stand in a file', async () => {
  const { SUPABASE_ANON_KEY: _, ...rest } = complete
  const settings = parseSettings({
    ...rest,
    SUPABASE_ANON_KEY_FILE: await fileWith('public\n'),
    SENDER_SECRET_FILE: await fileWith(`${secret}\r\n`),
    METRICS_TOKEN: '',
    METRICS_TOKEN_FILE: await fileWith(' token'),
    AWS_SECRET_ACCESS_KEY_FILE: await fileWith('aws'),
  })
  expect(settings).toMatchObject({
    SUPABASE_ANON_KEY: 'public',
    SENDER_SECRET: secret,
    METRICS_TOKEN: 'token',
    AWS_SECRET_ACCESS_KEY: 'aws',
  })
})

test('what is wrong with such files is said in the same line, and nothing of what stands in them', async () => {
  const env = {
    ...complete,
    PORT: 'abc',
    SUPABASE_ANON_KEY_FILE: await fileWith('public'),
    METRICS_TOKEN_FILE: '/nowhere/token',
    SENDER_SECRET_FILE: await fileWith('short-secret'),
    AWS_ACCESS_KEY_ID_FILE: await fileWith(' \n'),
    AWS_SECRET_ACCESS_KEY_FILE: await fileWith('x'.repeat(20_000)),
    AWS_SESSION_TOKEN_FILE: tmpdir(),
  }
  expect(() => parseSettings(env)).toThrow(
    /^Settings: METRICS_TOKEN_FILE cannot be read \(ENOENT\); SUPABASE_ANON_KEY_FILE and SUPABASE_ANON_KEY are both set: set one; AWS_ACCESS_KEY_ID_FILE is empty; AWS_SECRET_ACCESS_KEY_FILE has more than 16384 bytes; AWS_SESSION_TOKEN_FILE names no file; PORT is not a port number; SENDER_SECRET is shorter than 32 characters$/,
  )
})

test('a secret whose file is not there is told of once', () => {
  const { SUPABASE_ANON_KEY: _, ...rest } = complete
  expect(() => parseSettings({ ...rest, SUPABASE_ANON_KEY_FILE: '/nowhere' })).toThrow(
    /^Settings: SUPABASE_ANON_KEY_FILE cannot be read \(ENOENT\)$/,
  )
})

test('a command of another program reads them, too', async () => {
  const AWS_SECRET_ACCESS_KEY_FILE = await fileWith('aws')
  expect(withSecrets({ A: '', AWS_SECRET_ACCESS_KEY_FILE })).toEqual({
    A: '',
    AWS_SECRET_ACCESS_KEY_FILE,
    AWS_SECRET_ACCESS_KEY: 'aws',
  })
  expect(() => withSecrets({ METRICS_TOKEN_FILE: '/nowhere' })).toThrow(
    'Settings: METRICS_TOKEN_FILE cannot be read (ENOENT)',
  )
})
