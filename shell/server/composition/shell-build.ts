import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeBuild, type BuildAssets } from 'delivery'

/** The shell's own browser build: files, hashes, and what each of its pages needs. */
export interface ShellBuild extends BuildAssets {
  /** Id derived from the content. */
  id: string
  /** File of the entry module. */
  entry: string
  /** Modules that remotes find by name: `shared-ui/router` → its file. */
  shared: Record<string, string>
  /** The files themselves, read once: a build that replaces them on disk does not disturb a running server. */
  contents: ReadonlyMap<string, Uint8Array>
}

export async function openShellBuild(folder: string): Promise<ShellBuild> {
  const assets = await describeBuild(folder)
  const vite = JSON.parse(await readFile(join(folder, 'vite-manifest.json'), 'utf8')) as Record<
    string,
    { file: string; name?: string; isEntry?: boolean } | undefined
  >
  const entry = vite['src/entry-client.tsx']?.file
  if (!entry) throw new Error(`${folder} is not a build of the shell`)
  const shared = Object.fromEntries(
    Object.values(vite).flatMap((chunk) =>
      chunk?.isEntry && chunk.name && chunk.file !== entry ? [[chunk.name, chunk.file]] : [],
    ),
  )
  const id = createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 16)
  const contents = new Map(
    await Promise.all(
      Object.keys(assets.files).map(
        async (path) => [path, await readFile(join(folder, path))] as const,
      ),
    ),
  )
  return { ...assets, id, entry, shared, contents }
}
