import react from '@vitejs/plugin-react'
import { billOfMaterials } from 'shared-ui/bill-of-materials'
import { namesByContent } from 'shared-ui/output-names'
import { reactModules } from 'shared-ui/react-modules'
import { directIcons, drawnModules, pageSource, shortClassNames } from 'shared-ui/vite-plugins'
import type { UserConfig } from 'vite'

/**
 * A program of the server, built without the federation plugin: it is a host itself.
 *
 * @param input its entries
 */
export function serverBuild(outDir: string, input: string[]): UserConfig {
  return {
    plugins: [
      reactModules(),
      pageSource(),
      directIcons(),
      shortClassNames(),
      drawnModules(),
      react(),
      billOfMaterials('dist/sbom.json'),
    ],
    // Packages are built in, so that a process starts in a fifth of the time, a render worker reads nothing else, and the build runs
    // wherever it is copied to; but not the one that brings code of another kind.
    ssr: { noExternal: true, external: ['@resvg/resvg-js'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    // Addresses of pictures must come out as in the browser build.
    base: '/assets/',
    build: {
      ssr: true,
      outDir,
      assetsDir: '',
      assetsInlineLimit: 0,
      target: 'node24',
      emptyOutDir: true,
      emitAssets: false,
      rolldownOptions: { input, output: { assetFileNames: namesByContent().assetFileNames } },
    },
  }
}
