import { hostConfig } from 'shared-ui/federation'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => {
  const host = hostConfig({ port: 4200 })
  if (command === 'serve') return host
  return {
    ...host,
    base: '/assets/',
    build: {
      ...host.build,
      outDir: 'dist/client',
      assetsDir: '',
      rolldownOptions: { input: 'src/entry-client.tsx' },
    },
  }
})
