import { hostConfig } from 'shared-ui/federation'
import { defineConfig } from 'vite'

export default defineConfig(async ({ command }) => {
  const host = hostConfig({ port: Number(process.env['PORT'] ?? 4200) })
  if (command === 'serve') {
    const { developmentComposition } = await import('./development.ts')
    return { ...host, plugins: [...(host.plugins ?? []), developmentComposition()] }
  }
  return {
    ...host,
    base: '/assets/',
    build: {
      ...host.build,
      outDir: 'dist/client',
      assetsDir: '',
    },
  }
})
