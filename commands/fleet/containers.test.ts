import { makeTemporaryFolder } from 'delivery'
import { expect, onTestFinished, test } from 'vitest'
import { dockerRun } from './containers.ts'

test('a container gets its settings by name, so that no secret stands in a command line', () => {
  const folder = makeTemporaryFolder('plumbline-fleet-')
  onTestFinished(folder.remove)
  const line = dockerRun({
    PORT: 4201,
    DATA_DIR: `${folder.path}/shell-1`,
    ROOT_FILE: '/data/keys/root.json',
    SHELL_KEY: '/data/keys/shell.jwk',
    BOOKING_URL: 'https://booking.example.com',
    SUPABASE_URL: 'https://project.example.com',
    SUPABASE_ANON_KEY: 'a-key',
    SENDER_SECRET: 'a-secret',
  }).join(' ')
  expect(line).not.toMatch(/a-key|a-secret/)
  expect(line).toContain('--env SENDER_SECRET')
  expect(line).toContain('--read-only')
  expect(line.match(/--volume \S+:ro/g)).toEqual(['--volume /data/keys:/data/keys:ro'])
})
