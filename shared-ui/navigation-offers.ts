import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes into the build what the remote's `package.json` says under `plumbline.offers`: navigation entries for its own pages,
 * `{ "<name>": { "label", "to", "note"? } }`. `delivery` reads it into the release, and site data takes up what it wants.
 */
export function navigationOffers(): Plugin {
  return {
    name: 'navigation-offers',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const text = readFileSync(resolve('package.json'), 'utf8')
      const { plumbline } = JSON.parse(text) as { plumbline?: { offers?: object } }
      const source = JSON.stringify(plumbline?.offers ?? {})
      this.emitFile({ type: 'asset', fileName: 'offers.json', source })
    },
  }
}
