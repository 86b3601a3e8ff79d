import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyWorkspace, root, type WorkspaceCopy } from './testing/workspace-copy.ts'

let workspace: WorkspaceCopy
const read = (path: string) => readFile(join(workspace.folder, path), 'utf8')

beforeAll(async () => {
  workspace = await copyWorkspace()
})
afterAll(() => workspace.remove())

test('a new remote is a part of the workspace like the others', async () => {
  const installed = join(root, 'node_modules/.package-lock.json')
  const before = await readFile(installed, 'utf8')
  const command = ['commands/new-remote.ts', 'job-board', '/open-positions'] as const
  const made = await workspace.run('node', ...command)
  expect(made.code, made.output).toBe(0)
  const again = await workspace.run('node', ...command)
  expect(again.code).toBe(1)
  expect(again.output.trim()).toBe("'job-board' exists already: choose another name")
  expect((await read('.github/CODEOWNERS')).trimEnd().split('\n').at(-1)).toBe(
    '/mf-job-board/ @plumbline/job-board',
  )

  for (const [tool, ...args] of [
    // A build for release checks types.
    ['nx', 'run-many', '-t', 'build,test', '-p', 'mf-job-board'],
    ['oxlint', 'mf-job-board', '--deny-warnings'],
    ['oxfmt', '--check', 'mf-job-board', 'shell/src/site-data.json', 'package.json'],
  ] as const) {
    const check = await workspace.run(tool, ...args)
    expect(check.code, `${tool}: ${check.output}`).toBe(0)
  }

  const built = await readdir(join(workspace.folder, 'mf-job-board/dist'), { recursive: true })
  for (const entry of [/^assets\/remoteEntry-[\w-]{6}\.js$/, /^remoteEntry\.ssr\.js$/])
    expect(built.filter((file) => entry.test(file))).toHaveLength(1)
  expect(await ownerOf('/open-positions/1')).toBe('job-board')
  expect(await headings('mf-job-board')).toEqual(await headings('mf-leads'))
  expect(await scripts('mf-job-board')).toEqual(await scripts('mf-leads'))

  // As a fresh clone installs it: refuses a lock file that does not say what the workspaces say.
  const install = await workspace.run('npm', 'ci', '--dry-run', '--offline', '--ignore-scripts')
  expect(install.code, install.output).toBe(0)
  expect(await readFile(installed, 'utf8'), 'what is installed here').toBe(before)
  for (const folder of ['', 'mf-leads', 'shell']) {
    const packages = join(workspace.folder, folder, 'node_modules')
    const entries = await readdir(packages, { withFileTypes: true }).catch(() => [])
    const lead = entries.filter((entry) => entry.name.startsWith('.') && entry.isSymbolicLink())
    expect(lead.map(({ name }) => name).filter((name) => name !== '.bin')).toEqual([])
  }
})

async function ownerOf(path: string): Promise<string> {
  const question = `import('./shell/src/site/site-plan.ts').then((site) => console.log(site.defaultSite.ownerOf('${path}')))`
  return (await workspace.run('node', '-e', question)).output.trim()
}

async function headings(folder: string): Promise<string[]> {
  return [...(await read(`${folder}/README.md`)).matchAll(/^## .*$/gm)].map(([heading]) => heading)
}

async function scripts(folder: string): Promise<unknown> {
  return (JSON.parse(await read(`${folder}/package.json`)) as { scripts: unknown }).scripts
}
