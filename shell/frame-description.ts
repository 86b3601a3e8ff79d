import type { FrameDescription } from 'delivery'
import type { Plugin } from 'vite'
import { protocol } from './server/protocol.ts'
import siteData from './src/site-data.json' with { type: 'json' }

/** Writes into the build what a server must know of it. */
export function frameDescription(): Plugin {
  return {
    name: 'frame-description',
    apply: 'build',
    generateBundle(_, bundle) {
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.name === 'entry',
      )
      if (!entry) throw new Error('The build has no entry')
      const description: FrameDescription = {
        entry: entry.fileName,
        serverEntry: 'server/worker.js',
        protocol,
      }
      const files = { 'frame.json': description, 'server/site-data.json': siteData }
      for (const [fileName, content] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
    },
  }
}
