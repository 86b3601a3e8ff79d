import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { remoteFolders } from 'shared-ui/federation'
import { Children } from './children.ts'
import { parseSiteSettings, root } from './settings.ts'
import { checkPorts, publishRemotes, shellEnvironment, startBackend } from './site.ts'
import { build, step } from './steps.ts'

const remotePorts: Record<string, number> = { catalogue: 4201, resources: 4202, leads: 4203 }

/** `npm run dev`: the composed site with hot reload; `--only <remote>` runs one remote from source, the others from their releases. */
async function dev(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } })
  const folders = remoteFolders(root)
  const only = values.only?.replace(/^mf-/, '')
  if (only && !folders[only])
    throw new Error(
      `There is no remote '${only}': choose one of ${Object.keys(folders).join(', ')}`,
    )
  const names = only ? [only] : Object.keys(folders)

  const settings = parseSiteSettings(process.env)
  await checkPorts(settings)
  const children = new Children()
  try {
    if (only) {
      await step('build the other remotes', build)
      await step('publish', () => publishRemotes(settings.DATA_DIR))
    }
    const backend = await step('backend', () => startBackend(children, settings))
    for (const name of names) await startVite(children, basename(folders[name] ?? ''), {})
    await startVite(children, 'shell', {
      ...shellEnvironment(settings, backend),
      DEV_REMOTES: JSON.stringify(
        Object.fromEntries(names.map((name) => [name, `http://localhost:${remotePorts[name]}`])),
      ),
    })
    console.log(`ready http://localhost:${settings.PORT}`)
  } catch (error) {
    await children.stop()
    throw error
  }
}

/** One Vite development server, in its own process: the federation plugin keeps state of its own. */
function startVite(children: Children, folder: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [`${root}/node_modules/vite/bin/vite.js`], {
    cwd: `${root}/${folder}`,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return children.adopt(folder, child, (line) => line.includes('ready in')).then(() => undefined)
}

dev().catch((error: unknown) => {
  if (error instanceof Error && error.message) console.error(error.message)
  process.exit(1)
})
