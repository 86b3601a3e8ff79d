import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeTemporaryFolder } from 'delivery'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { parseSiteSettings } from './settings.ts'
import { backendEnvironment } from './site.ts'

test('names every wrong variable of all parts of the site in one line', () => {
  const env = {
    PORT: 'eleven',
    SITE_URL: 'example',
    SMTP_URL: 'http://mail',
    METRICS_TOKEN: 'short',
    LOG_LEVEL: 'loud',
    SUPABASE_URL: 'https://project.example.com',
  }
  expect(() => parseSiteSettings(env)).toThrow(
    /^Settings: PORT is not a port number; SITE_URL is not a URL; METRICS_TOKEN has fewer than 16 characters; LOG_LEVEL is none of debug, info, warn, error and silent; SMTP_URL is not an smtp:\/\/ or smtps:\/\/ URL$/,
  )
  expect(() => parseSiteSettings({ SUPABASE_URL: 'https://project.example.com' })).toThrow(
    'SUPABASE_ANON_KEY goes with SUPABASE_URL',
  )
  expect(() => parseSiteSettings({ OIDC_ISSUER: 'https://login.example.com' })).toThrow(
    'OIDC_CLIENT_ID goes with OIDC_ISSUER',
  )
})

test('a folder is one of the workspace, whatever part of the site reads it; an empty variable is not set', () => {
  const settings = parseSiteSettings({ RELEASE_STORE: 'store', DATA_DIR: '', PORT: '' })
  expect(settings).toMatchObject({
    PORT: 4200,
    DATA_DIR: join(root, '.data'),
    RELEASE_STORE: join(root, 'store'),
  })
  expect(settings).not.toHaveProperty('TRUSTED_KEYS')
  expect(parseSiteSettings({ RELEASE_STORE: 's3://bucket/x' }).RELEASE_STORE).toBe('s3://bucket/x')
})

test('pages that the settings allow may post the form, besides those of the site itself', () => {
  const allowed = (env: Record<string, string>) =>
    backendEnvironment(parseSiteSettings({ PORT: '4300', ...env })).ALLOWED_ORIGINS?.split(',')
  const own = ['http://localhost:4300', 'http://127.0.0.1:4300']
  expect(allowed({ ALLOWED_ORIGINS: '' })).toEqual(own)
  const others = 'https://a.example.com,https://b.example.com'
  expect(allowed({ ALLOWED_ORIGINS: others })).toEqual([...own, ...others.split(',')])
})

test('a secret in a file reaches the functions, too', async () => {
  const METRICS_TOKEN_FILE = join(makeTemporaryFolder('settings-').path, 'token')
  await writeFile(METRICS_TOKEN_FILE, 'sixteen letters.\n')
  const { METRICS_TOKEN } = backendEnvironment(parseSiteSettings({ METRICS_TOKEN_FILE }))
  expect(METRICS_TOKEN).toBe('sixteen letters.')
})

test('a secret of this run alone is for the functions that are started with it', () => {
  const hosted = { SUPABASE_URL: 'https://project.example.com', SUPABASE_ANON_KEY: 'key' }
  const secret = 'a'.repeat(32)
  expect(parseSiteSettings({}).SENDER_SECRET).toHaveLength(43)
  expect(parseSiteSettings(hosted).SENDER_SECRET).toBeUndefined()
  expect(parseSiteSettings({ ...hosted, SENDER_SECRET: secret }).SENDER_SECRET).toBe(secret)
})
