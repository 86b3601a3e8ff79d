import { spawn } from 'node:child_process'
import { dirname, extname, join } from 'node:path'
import type { DeployedSite } from '../../shell/development/deployed-site.ts'
import { withoutSecretFiles } from '../../shell/server/secret-files.ts'
import { watchTypes } from '../checks/types.ts'
import { packages, root } from '../root.ts'
import type { Children } from './children.ts'
import { endWhenStuck } from './end-when-stuck.ts'

/** The deployed site's backend stands in for a local one. */
export function settingsOf({ settings }: DeployedSite) {
  return {
    SITE_NAME: settings.name,
    BOOKING_URL: settings.bookingUrl,
    SUPABASE_URL: settings.supabaseUrl,
    SUPABASE_ANON_KEY: settings.supabaseAnonKey,
  }
}

/**
 * Runs the development server of what runs from source, and tells type errors in the terminal and in open pages.
 *
 * @param folders of the remotes among it, by name
 * @param env its settings; `DEV_AGAINST` is the address of a deployed site that has the others
 * @param others folders whose types are checked too
 */
export async function develop(
  children: Children,
  folders: Readonly<Record<string, string>>,
  env: Record<string, string>,
  others: readonly string[] = [],
): Promise<void> {
  const main = join(root, `shell/development/main${extname(import.meta.filename)}`)
  const child = spawn(process.execPath, [main], {
    cwd: dirname(packages),
    env: { ...withoutSecretFiles(process.env), ...env, DEV_REMOTES: JSON.stringify(folders) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const isReady = (line: string) => line.startsWith('{"ready"')
  const line = await children.adopt('The development server', child, isReady)
  endWhenStuck(child, 'A render or a loader never ends: mend it, then type `npm run dev` again')
  console.log(`ready ${(JSON.parse(line) as { url: string }).url}`)
  const report = (text: string) => console.error(text)
  const watched = [...Object.values(folders), ...others]
  await watchTypes(watched, children, report, (errors) => child.send(errors))
}
