import { remoteConfig } from 'shared-ui/federation'
import { defineConfig } from 'vite'

export default defineConfig(remoteConfig('catalogue', { port: 4201 }))
