import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runGate } from '../gate/gate.ts'
import {
  makeSigningKey,
  publicKeyOf,
  readSigningKey,
  type SigningKey,
  type TrustedKeys,
} from '../signing/keys.ts'
import { publish } from '../releases/publish.ts'
import { buildRelease, sizeOf, type ReleaseManifest } from '../releases/release.ts'
import {
  buildFolder,
  keyPath,
  remoteName,
  siteUrl,
  type Answer,
  type CommandInput,
} from './command.ts'

/** Takes a remote's build through the gate into the store. */
export async function publishBuild(input: CommandInput): Promise<Answer> {
  const { store, trusted } = input
  const build = await findBuild(input)
  const key = await readSigningKey(keyPath(input, build.remote))
  const gate = (candidate: ReleaseManifest) => passGate(input, candidate, build, { key, trusted })
  const { isNew, ...data } = await publish({ store, trusted, key, ...build, gate })
  const verb = isNew ? 'published' : 'already published'
  return {
    data,
    text: `${verb} ${build.remote} ${data.release} (${data.files} files, ${data.bytes} bytes)`,
  }
}

/** Takes a remote's build through the gate and writes nothing; nobody's key is needed. */
export async function checkBuild(input: CommandInput): Promise<Answer> {
  const build = await findBuild(input)
  const { remote, folder, kit } = build
  const candidate = await buildRelease(remote, folder, kit)
  const key = await makeSigningKey(remote)
  const trusted = { keys: [...input.trusted.keys, publicKeyOf(key)] }
  await passGate(input, candidate, build, { key, trusted })
  const { release, files } = candidate
  const data = { remote, release, files: Object.keys(files).length, bytes: sizeOf(candidate) }
  return { data, text: `${remote} ${release} would pass; nothing was published` }
}

interface Build {
  remote: string
  folder: string
  /** The kit that it was built against: the workspace's. */
  kit: string
}

async function findBuild({ names, options, root }: CommandInput): Promise<Build> {
  const remote = remoteName(names)
  const named = options['folder']
  const folder = typeof named === 'string' ? resolve(named) : buildFolder(root, remote)
  const text = await readFile(join(root, 'shared-ui', 'package.json'), 'utf8')
  return { remote, folder, kit: (JSON.parse(text) as { version: string }).version }
}

async function passGate(
  input: CommandInput,
  candidate: ReleaseManifest,
  { remote, folder }: Build,
  keys: { key: SigningKey; trusted: TrustedKeys },
): Promise<void> {
  const shellFolder = join(input.root, 'shell', 'dist')
  if (!existsSync(join(shellFolder, 'server', 'main.js')))
    throw new Error("The gate needs the shell's build: run 'npx nx build shell' first")
  // Of a build from elsewhere the sources are not here.
  if (!input.options['folder']) await checkTypes(input, `mf-${remote}`)
  const browser = await input.findBrowser()
  const { stop, ...backend } = await input.startBackend()
  try {
    const report = await runGate({
      ...keys,
      candidate,
      folder,
      shellFolder,
      backend,
      browser,
      store: input.store,
      siteUrl: siteUrl(input),
      allowLostRoutes: Boolean(input.options['allow-lost-routes']),
      report: input.report,
    })
    const { page } = report.largest
    input.report(
      `gate passed: ${report.routes} routes, ${report.pages} pages tried; the largest takes ${page.scriptBytes} bytes of JavaScript, ${page.styleBytes} of CSS, ${page.requests} requests`,
    )
  } finally {
    await stop()
  }
}

async function checkTypes({ checkTypes, report }: CommandInput, folder: string): Promise<void> {
  const startedAt = performance.now()
  await checkTypes(folder)
  report(`types: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
