import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../../..')

const made = ['node_modules', 'dist', '.git', '.nx', '.data', 'test-results', 'playwright-report']

export type WorkspaceCopy = Awaited<ReturnType<typeof copyWorkspace>>

/** The sources in a folder of their own, with the packages that are installed here: its own links, nobody's folder. */
export async function copyWorkspace() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'new-remote-')))
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !made.includes(basename(source)),
  })
  await linkPackages(folder)
  const env = {
    HOME: process.env['HOME'] ?? folder,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
    NX_DAEMON: 'false',
    NX_ISOLATE_PLUGINS: 'false',
    NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
  }
  return {
    folder,
    /** Runs a tool of the workspace in the copy; resolves to its output, whatever became of it. */
    run: (tool: string, ...args: string[]) =>
      new Promise<{ code: number; output: string }>((done) => {
        execFile(tool, args, { cwd: folder, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
          done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
        )
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Workspaces lead to the copy, everything else to what is installed. */
async function linkPackages(folder: string): Promise<void> {
  const packages = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[]
  }
  const own = new Map(packages.workspaces.map((path) => [basename(path), join(folder, path)]))
  // What a workspace has another version of lies in it.
  for (const path of ['', ...packages.workspaces]) {
    const installed = join(root, path, 'node_modules')
    const target = join(folder, path, 'node_modules')
    if (!existsSync(installed)) continue
    await mkdir(target)
    for (const name of await readdir(installed))
      // What tools write there begins with a dot: each copy has its own.
      if (!name.startsWith('.') || name === '.bin')
        await symlink(own.get(name) ?? join(installed, name), join(target, name))
  }
}
