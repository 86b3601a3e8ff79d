import { remoteConfig } from 'shared-ui/federation'
import { defineConfig } from 'vite'

export default defineConfig(
  remoteConfig('leads', { 'contact-form': './src/contact/contact-form.tsx' }),
)
