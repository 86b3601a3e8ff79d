import { hostConfig, remoteConfig } from 'shared-ui/federation'
import type { UserConfig } from 'vite'
import { app, slots } from './app.ts'

const {
  builder: _,
  environments,
  ...settings
}: UserConfig = app === 'shell' ? { ...hostConfig(), base: '/assets/' } : remoteConfig(app, slots)

/** The browser's half of an app, as it is released. */
export default {
  ...settings,
  build: {
    ...settings.build,
    ...environments?.['client']?.build,
    ...(app === 'shell' ? { assetsDir: '' } : {}),
  },
} satisfies UserConfig
