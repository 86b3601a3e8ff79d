import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runGate, type GateReport } from '../gate/gate.ts'
import { readSigningKey } from '../keys.ts'
import { publish } from '../publish.ts'
import type { ReleaseManifest } from '../release.ts'
import { buildFolder, keyPath, remoteName, type Answer, type CommandInput } from './commands.ts'

/** Takes a remote's build through the gate into the store. */
export async function publishBuild(input: CommandInput): Promise<Answer> {
  const { store, trusted, root, options } = input
  const remote = remoteName(input.names)
  const named = options['folder']
  const folder = typeof named === 'string' ? resolve(named) : buildFolder(root, remote)
  const key = await readSigningKey(keyPath(input, remote))
  const kit = await kitVersion(root)
  const gate = async (candidate: ReleaseManifest) => {
    const report = await passGate(input, candidate, folder, key)
    const { page } = report.largest
    input.report(
      `gate passed: ${report.routes} routes, ${report.pages} pages tried; the largest takes ${page.scriptBytes} bytes of JavaScript, ${page.styleBytes} of CSS, ${page.requests} requests`,
    )
  }
  const { isNew, ...data } = await publish({ store, trusted, key, remote, folder, kit, gate })
  const verb = isNew ? 'published' : 'already published'
  return {
    data,
    text: `${verb} ${remote} ${data.release} (${data.files} files, ${data.bytes} bytes)`,
  }
}

async function passGate(
  input: CommandInput,
  candidate: ReleaseManifest,
  folder: string,
  key: Awaited<ReturnType<typeof readSigningKey>>,
): Promise<GateReport> {
  const shellFolder = join(input.root, 'shell', 'dist')
  if (!existsSync(join(shellFolder, 'server', 'main.js')))
    throw new Error("The gate needs the shell's build: run 'npx nx build shell' first")
  const browser = await input.findBrowser()
  const { stop, ...backend } = await input.startBackend()
  try {
    return await runGate({
      candidate,
      folder,
      key,
      shellFolder,
      backend,
      browser,
      store: input.store,
      trusted: input.trusted,
      allowLostRoutes: Boolean(input.options['allow-lost-routes']),
      report: input.report,
    })
  } finally {
    await stop()
  }
}

/** The kit that the workspace builds against. */
async function kitVersion(root: string): Promise<string> {
  const text = await readFile(join(root, 'shared-ui', 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
