import { billOfMaterials } from 'shared-ui/bill-of-materials'
import { hostConfig } from 'shared-ui/federation'
import { defineConfig } from 'vite'
import { frameDescription } from './frame-description.ts'

const host = hostConfig()

/** The browser's part of the frame; it begins the folder that is released. */
export default defineConfig({
  ...host,
  plugins: [...(host.plugins ?? []), frameDescription(), billOfMaterials('dist/sbom.json')],
  base: '/assets/',
  build: {
    ...host.build,
    outDir: 'dist/frame',
    assetsDir: '',
  },
})
