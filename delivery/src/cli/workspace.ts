import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shellRemote } from '../releases/frame.ts'

/** Where what is published was built: this workspace, or a repository with one remote. */
export interface Workspace {
  /** With `node_modules` in it. */
  folder: string
  /** The build of the shell, which tries what is published. */
  shellFolder: string
  /** Whether the first key that is made here begins a site. */
  isShellTeams: boolean
  /** The version of the kit that remotes are built against. */
  kitVersion(): Promise<string>
  /** The folder with the sources of a remote, or of the shell; throws one sentence when it is not here. */
  sourcesOf(remote: string): string
}

/** The workspace in a folder, with all remotes and the shell. */
export function workspaceAt(root: string): Workspace {
  return {
    folder: root,
    shellFolder: join(root, 'shell', 'dist'),
    isShellTeams: true,
    kitVersion: () => versionOf(join(root, 'shared-ui')),
    sourcesOf(remote) {
      const folder = join(root, remote === shellRemote ? remote : `mf-${remote}`)
      if (existsSync(folder)) return folder
      throw new Error(`There is no remote '${remote}': no folder mf-${remote}`)
    },
  }
}

/** The version of the package in a folder. */
export async function versionOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** The folder of a remote's build. */
export function buildFolder({ shellFolder, sourcesOf }: Workspace, remote: string): string {
  const sources = sourcesOf(remote)
  return remote === shellRemote ? join(shellFolder, 'frame') : join(sources, 'dist')
}
