#!/usr/bin/env node
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { runDelivery, versionOf, type Workspace } from 'delivery/cli'
import { readDeployedSite } from '../../shell/development/deployed-site.ts'
import { startShell } from '../../shell/start-shell.ts'
import { findBrowser } from '../processes/browser.ts'
import { demandSecrets } from '../processes/secrets.ts'
import { askOnTerminal } from '../processes/terminal.ts'
import { readRepository } from './repository.ts'

// What is live is looked at, and steered, from any folder.
const repository = await readRepository().catch((error: Error) => error)
const env: Record<string, string | undefined> = {
  ...(!(repository instanceof Error) && { SITE_URL: repository.site }),
  ...demandSecrets(),
}
const ask = askOnTerminal()
const shellFolder = join(import.meta.dirname, '../shell/dist')

/** `plumbline-delivery <command>`: the delivery package's commands, in a repository with one remote. */
process.exitCode = await runDelivery(process.argv.slice(2), {
  workspace: openWorkspace(),
  dataFolder: resolve(env['DATA_DIR'] || '.data'),
  env,
  findBrowser,
  startShell: (settings, options) =>
    startShell(settings, { ...options, main: join(shellFolder, 'server/main.js') }),
  startBackend,
  checkTypes,
  ...(ask && { ask }),
})

function openWorkspace(): Workspace {
  return {
    folder: repository instanceof Error ? process.cwd() : repository.folder,
    shellFolder,
    isShellTeams: false,
    kitVersion() {
      const { resolve: locate } = createRequire(resolve('package.json'))
      return versionOf(dirname(locate('shared-ui/package.json')))
    },
    sourcesOf(remote) {
      if (repository instanceof Error) throw repository
      if (remote === repository.name) return repository.folder
      throw new Error(
        `There is no remote '${remote}' here: this is the repository of ${repository.name}`,
      )
    },
  }
}

/** The backend that the settings name, or that of the deployed site, which tells every browser where it is. */
async function startBackend() {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, SITE_URL } = env
  const stop = () => Promise.resolve()
  if (url && anonKey) return { url, anonKey, stop }
  if (!SITE_URL)
    throw new Error(
      'Whose data do its pages read? Set SITE_URL, or SUPABASE_URL and SUPABASE_ANON_KEY',
    )
  const { settings } = await readDeployedSite(SITE_URL)
  return { url: settings.supabaseUrl, anonKey: settings.supabaseAnonKey, stop }
}

async function checkTypes(cwd: string): Promise<void> {
  await promisify(execFile)('npm', ['run', '--silent', 'check-types'], { cwd }).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`There are type errors:\n${(stdout + stderr).trim()}`)
    },
  )
}
