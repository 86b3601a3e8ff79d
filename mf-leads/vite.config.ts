import { remoteConfig } from 'shared-ui/federation'
import { defineConfig } from 'vite'

export default defineConfig(
  remoteConfig('leads', {
    port: 4203,
    slots: { 'contact-form': './src/contact/contact-form.tsx' },
  }),
)
