import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { servedFolders } from '../served-folders.ts'
import { directIcons } from '../vite-plugins.ts'

/** The gallery is served from source: `npm run dev -- --gallery`. */
export default defineConfig(({ command }) => {
  if (command === 'build') throw new Error('The gallery is for development only: it has no build')
  return {
    plugins: [directIcons(), react()],
    // Beside a running site the next free port will do.
    server: {
      port: Number(process.env['PORT'] ?? 4210),
      host: 'localhost',
      fs: { allow: servedFolders() },
    },
    // Icons come from files of their own, which the scan for dependencies does not see: found late, they would reload the page.
    optimizeDeps: { exclude: ['@tabler/icons-react'] },
  }
})
