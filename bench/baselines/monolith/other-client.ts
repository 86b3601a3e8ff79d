import type { Plugin } from 'vite'

/** The shell asks one module for its remotes: in this build that is another file. */
export const otherClient = (file: string): Plugin => ({
  name: 'other-client',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/federation/client.ts') && importer?.includes('/shell/src/') ? file : null,
})
