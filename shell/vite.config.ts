import { billOfMaterials } from 'shared-ui/bill-of-materials'
import { hostConfig } from 'shared-ui/federation'
import { defineConfig } from 'vite'

const host = hostConfig()

export default defineConfig({
  ...host,
  plugins: [...(host.plugins ?? []), billOfMaterials('dist/sbom.json')],
  base: '/assets/',
  build: {
    ...host.build,
    outDir: 'dist/client',
    assetsDir: '',
  },
})
