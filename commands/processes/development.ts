import { spawn, type ChildProcess } from 'node:child_process'
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
 * The development server of what runs from source; it takes the type errors that pages are to show.
 *
 * @param folders of the remotes among it, by name
 * @param env its settings; `DEV_AGAINST` is the address of a deployed site that has the others
 */
export async function startDevelopment(
  children: Children,
  folders: Readonly<Record<string, string>>,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const main = join(root, `shell/development/main${extname(import.meta.filename)}`)
  const child = spawn(process.execPath, [main], {
    cwd: dirname(packages),
    env: { ...withoutSecretFiles(process.env), ...env, DEV_REMOTES: JSON.stringify(folders) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await children.adopt('The development server', child, (line) => line.startsWith('{"ready"'))
  endWhenStuck(child, 'A render or a loader never ends: mend it, then type `npm run dev` again')
  return child
}

/** Type errors of these folders, as they are made, in the terminal and in open pages. */
export function followTypes(
  folders: readonly string[],
  children: Children,
  server: ChildProcess,
): Promise<void> {
  const report = (line: string) => console.error(line)
  return watchTypes(folders, children, report, (errors) => server.send(errors))
}
