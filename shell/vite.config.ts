import { billOfMaterials } from 'shared-ui/bill-of-materials'
import { hostConfig } from 'shared-ui/federation'
import { defineConfig } from 'vite'

export default defineConfig(async ({ command }) => {
  const host = hostConfig({ port: Number(process.env['PORT'] ?? 4200) })
  if (command === 'serve') {
    const { developmentComposition } = await import('./development/development.ts')
    return { ...host, plugins: [...(host.plugins ?? []), developmentComposition()] }
  }
  return {
    ...host,
    plugins: [...(host.plugins ?? []), billOfMaterials('dist/sbom.json')],
    base: '/assets/',
    build: {
      ...host.build,
      outDir: 'dist/client',
      assetsDir: '',
    },
  }
})
