import { remoteConfig } from 'shared-ui/federation'
import { defineConfig } from 'vite'

export default defineConfig(remoteConfig('catalogue'))
