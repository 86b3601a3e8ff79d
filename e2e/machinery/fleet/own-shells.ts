import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from 'delivery/testing-release'
import {
  startShell,
  type RunningShell,
  type ShellOptions,
  type ShellSettings,
} from '../../../shell/start-shell.ts'
import { siteUnderTest } from '../../site/site-under-test.ts'

const copied = (part: string) => join(siteUnderTest.dataFolder, part)

/** A shell of a story's own over the releases of the site, which it only reads. */
export async function startOwnShell(
  settings: Partial<ShellSettings>,
  options?: ShellOptions,
): Promise<RunningShell> {
  const DATA_DIR = await makeFolder()
  cpSync(copied('keys'), join(DATA_DIR, 'keys'), { recursive: true })
  return startShell(
    {
      LOG_LEVEL: 'silent',
      RENDER_WORKERS: 1,
      DATA_DIR,
      RELEASE_STORE: copied('releases'),
      SUPABASE_URL: siteUnderTest.supabaseUrl,
      SUPABASE_ANON_KEY: siteUnderTest.supabaseAnonKey,
      BOOKING_URL: `${siteUnderTest.supabaseUrl}/booking`,
      ...settings,
    },
    options,
  )
}
