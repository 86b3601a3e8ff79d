import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** A file of the build that browsers are never sent; `delivery` reads it, and the gate compiles it. */
const fileName = 'server/types.json.br'

/**
 * Writes the sources of the project into its build, and where its slots are among them, so that a gate can tell whether they
 * fit the kit and the slots that they meet: `{ "slots": { "contact-form": "src/…" }, "sources": { "src/…": "…" } }`.
 *
 * @param slots name → module, as in `./src/contact/contact-form.tsx`
 * @param more what else is to be known
 */
export function releaseTypes(slots: Record<string, string>, more = async () => ({})): Plugin {
  return {
    name: 'release-types',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const files = globSync('src/**/*.{ts,tsx}')
        .filter((file) => !file.includes('.test.'))
        .sort()
      const content = {
        ...(await more()),
        slots: Object.fromEntries(
          Object.entries(slots).map(([name, path]) => [name, path.replace('./', '')]),
        ),
        sources: Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])),
      }
      this.emitFile({
        type: 'asset',
        fileName,
        source: brotliCompressSync(JSON.stringify(content)),
      })
    },
  }
}
