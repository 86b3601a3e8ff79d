import { billOfMaterials } from 'shared-ui/bill-of-materials'
import { hostConfig } from 'shared-ui/federation'
import { kitDeclarations } from 'shared-ui/package/declarations'
import { releaseTypes } from 'shared-ui/release-types'
import { defineConfig } from 'vite'
import { frameDescription } from './frame-description.ts'

const host = hostConfig()

/** The browser's part of the frame; it begins the folder that is released. */
export default defineConfig({
  ...host,
  plugins: [
    ...(host.plugins ?? []),
    frameDescription(),
    billOfMaterials('dist/sbom.json'),
    releaseTypes({}, async () => ({ kit: await kitDeclarations() })),
  ],
  base: '/assets/',
  build: { ...host.build, outDir: 'dist/frame', assetsDir: '' },
})
