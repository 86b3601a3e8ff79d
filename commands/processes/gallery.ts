import { join } from 'node:path'
import { root } from '../root.ts'

/** Serves the gallery of the kit's components from source, until it is stopped or this process ends. */
export async function startGallery(): Promise<{ url: string; stop: () => Promise<void> }> {
  // Loaded only where it is needed: it takes longer than most commands.
  const { createServer } = await import('vite')
  const mode = process.env['NODE_ENV']
  const server = await createServer({ root: join(root, 'shared-ui/gallery'), logLevel: 'warn' })
  // Vite says there that it develops, to what this process builds next, too.
  if (mode === undefined) delete process.env['NODE_ENV']
  await server.listen()
  return { url: new URL(server.resolvedUrls?.local[0] ?? '').origin, stop: () => server.close() }
}
