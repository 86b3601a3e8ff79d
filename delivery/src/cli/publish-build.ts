import { existsSync } from 'node:fs'
import { lstat, readdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { runGate } from '../gate/gate.ts'
import { runFrameGate } from '../gate/frame-gate.ts'
import { GateRefusal } from '../gate/refusal.ts'
import { runSiteGate } from '../gate/site-gate.ts'
import { limits } from '../limits.ts'
import type { Author } from '../registry/signed-registry.ts'
import { makeSigningKey, publicKeyOf } from '../signing/signing-key.ts'
import { makeCandidate, publishCandidate, publishedOf } from '../releases/publish.ts'
import type { Build, Candidate, Publisher } from '../releases/publish.ts'
import { writeGateReport, type SeenPage } from '../releases/gate-report.ts'
import { writeRefusal } from '../releases/refusals.ts'
import { parseSiteData, siteFile, siteRemote } from '../site-data/site-data.ts'
import { shellRemote } from '../releases/frame.ts'
import { readRegularFile } from '../storage/regular-file.ts'
import { decodeText } from '../storage/storage.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { authorOf, remoteName, siteUrl, type Answer, type CommandInput } from './command.ts'
import { buildFolder } from './workspace.ts'

/**
 * Takes a remote's build through the gate into the store.
 *
 * @param author who does, where it is pressed and not typed
 */
export async function publishBuild(
  input: CommandInput,
  author?: Pick<Publisher, 'key' | 'acting'> & Pick<Author, 'readTrusted'>,
): Promise<Answer & { data: { release: string } }> {
  const { store, trusted } = input
  const build = await findBuild(input)
  const publisher = { store, trusted, ...(author ?? (await authorOf(input, build.remote))) }
  const candidate = await makeCandidate(publisher, build)
  const notes = await notesOnAge(input, build)
  if (!candidate.known) {
    const seen = await passGate(input, publisher, candidate, notes).catch(
      async (error: unknown) => {
        if (error instanceof GateRefusal)
          await writeRefusal(publisher, candidate.manifest, error.reasons).catch((why: unknown) =>
            input.report(`that it was refused is not kept: ${(why as Error).message}`),
          )
        throw error
      },
    )
    // It comes first: what is published has it. It is for people, and nothing depends on it.
    await writeGateReport(publisher, candidate.manifest, seen).catch((error: unknown) =>
      input.report(`what the gate saw is not kept: ${(error as Error).message}`),
    )
  }
  const now = (await author?.readTrusted?.()) ?? trusted
  const { isNew, ...data } = await publishCandidate({ ...publisher, trusted: now }, candidate)
  const verb = isNew ? 'published' : 'already published'
  return {
    data,
    text: `${verb} ${data.remote} ${data.release} (${data.files} files, ${data.bytes} bytes)`,
  }
}

/** Takes a remote's build through the gate and writes nothing; nobody's key is needed. */
export async function checkBuild(input: CommandInput): Promise<Answer> {
  const build = await findBuild(input)
  const key = await makeSigningKey(build.remote)
  const trusted = { ...input.trusted, keys: [...input.trusted.keys, publicKeyOf(key)] }
  const publisher = { store: input.store, trusted, key }
  const candidate = await makeCandidate(publisher, build)
  await passGate(input, publisher, candidate, await notesOnAge(input, build), true)
  const { isNew: _, ...data } = publishedOf(candidate)
  return { data, text: `${data.remote} ${data.release} would pass; nothing was published` }
}

async function findBuild({ names, options, workspace }: CommandInput): Promise<Build> {
  const remote = remoteName(names)
  if (remote === siteRemote) return findSiteData(options)
  if (options['file'] !== undefined) throw new Error(`--file is of ${siteRemote} only`)
  const named = options['folder']
  const folder = named === undefined ? buildFolder(workspace, remote) : resolve(named)
  return { remote, folder, kit: await workspace.kitVersion() }
}

/** Of a build from elsewhere the sources are not here. */
async function notesOnAge(
  { options, workspace, report }: CommandInput,
  { remote, folder }: Build,
): Promise<string[]> {
  if (options['folder'] !== undefined || remote === siteRemote) return []
  const sources = join(workspace.sourcesOf(remote), 'src')
  if ((await newestIn(sources)) <= (await newestIn(folder))) return []
  const note = `${folder} is older than its sources: what was edited since is not in it`
  report(note)
  return [note]
}

/** Site data as a folder with nothing else in it, however it is spaced in the file. */
async function findSiteData(options: CommandInput['options']): Promise<Build> {
  const path = options['file']
  if (path === undefined)
    throw new Error(`Which file? For example: publish ${siteRemote} --file site.json`)
  const bytes = await readRegularFile(path, 2 * limits.siteData)
  if (!bytes) throw new Error(`There is no file ${path}`)
  const data = parseSiteData(parseJson(decodeText(bytes), path))
  const [text, kit] = [JSON.stringify(data), '']
  // What is written so already needs no copy, which would stay as long as this process.
  if (basename(path) === siteFile && decodeText(bytes) === text)
    return { remote: siteRemote, folder: dirname(resolve(path)), kit }
  const { path: folder } = makeTemporaryFolder('plumbline-site-')
  await writeFile(join(folder, siteFile), text)
  return { remote: siteRemote, folder, kit }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`)
  }
}

/** What its gate saw of a candidate, which it lets pass. */
async function passGate(
  input: CommandInput,
  publisher: Publisher,
  { manifest, folder }: Candidate,
  notes: string[],
  withoutPictures = false,
): Promise<{ notes: string[]; pages: SeenPage[] }> {
  const { workspace, options, flags, startShell } = input
  const { shellFolder } = workspace
  const report = (line: string) => {
    notes.push(line)
    input.report(line)
  }
  if (!existsSync(join(shellFolder, 'server', 'main.js')))
    throw new Error("The gate needs the shell's build: run 'npx nx build shell' first")
  if (!options['folder'] && manifest.remote !== siteRemote)
    await checkSources(input, workspace.sourcesOf(manifest.remote))
  const browser = await input.findBrowser()
  const { stop, ...backend } = await input.startBackend()
  try {
    const gate = {
      ...publisher,
      candidate: manifest,
      folder,
      shellFolder,
      packages: join(workspace.folder, 'node_modules'),
      startShell,
      backend,
      browser,
      siteUrl: siteUrl(input),
      allowLostRoutes: flags.has('allow-lost-routes'),
      prefix: options['under'],
      phaseMs: input.phaseMs,
      withoutPictures,
      report,
    }
    if (manifest.remote === siteRemote) {
      const { prefixes, links } = await runSiteGate(gate)
      report(`gate passed: ${prefixes} prefixes, ${links} links tried`)
      return { notes, pages: [] }
    }
    const run = manifest.remote === shellRemote ? runFrameGate : runGate
    const { routes, pages, largest } = await run(gate)
    const { scriptBytes, styleBytes, requests } = largest.page
    report(
      `gate passed: ${routes} routes, ${pages.length} pages tried; the largest takes ${scriptBytes} bytes of JavaScript, ${styleBytes} of CSS, ${requests} requests`,
    )
    return { notes, pages }
  } finally {
    await stop()
  }
}

async function checkSources({ checkTypes, report }: CommandInput, sources: string) {
  const startedAt = performance.now()
  await checkTypes(sources)
  report(`types: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

/** When the file in a folder, tests left out, was written that was written last; 0 when it has none. */
async function newestIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  // Editors leave links to nothing, and take them away again.
  const built = names.filter((name) => !/\.test\.tsx?$/.test(name))
  const found = built.map((name) => lstat(join(folder, name)).catch(() => null))
  const times = (await Promise.all(found)).map((file) => file?.mtimeMs ?? 0)
  return times.reduce((newest, time) => Math.max(newest, time), 0)
}
