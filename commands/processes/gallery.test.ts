import { afterEach, expect, test, vi } from 'vitest'
import { startGallery } from './gallery.ts'

afterEach(() => vi.unstubAllEnvs())

test('what is built after the gallery was shown is built for visitors', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  const gallery = await startGallery()
  expect((await fetch(gallery.url)).status).toBe(200)
  expect(process.env['NODE_ENV']).toBe(undefined)
  await gallery.stop()
})
