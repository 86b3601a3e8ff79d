import { basename, join, resolve } from 'node:path'
import { pack, type PackageName } from './package/pack.ts'
import { readManifest, versionsOf } from './package/manifest.ts'
import { runCommand } from './processes/run-command.ts'
import { runTool } from './processes/tools.ts'
import { root } from './root.ts'

const help = `npm run new-remote careers /careers
  makes mf-careers, which owns /careers
npm run new-remote -- careers --prefix /careers --into ../careers
  makes a repository of its own for it in an empty folder; --site <url> names the deployed site that it is developed against
npm run new-remote -- careers /careers --dry-run
  only says what it would do`
const line = {
  typed: 'npm run new-remote --',
  names: ['<name>', '</prefix>'],
  options: {
    prefix: { type: 'string' },
    into: { type: 'string' },
    site: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  help,
} as const

// npm's own folder has the same name, and a `--prefix` that it takes for itself leads it away from here.
delete process.env['npm_config_prefix']

/** `npm run new-remote careers /careers`: the Nx generator of `tools/new-remote`, or a repository of its own. */
runCommand(line, async ({ positionals, values }) => {
  const [name, prefix = values.prefix] = positionals
  if (!name || !prefix) throw new Error(`A remote needs a name and a prefix.\n\n${help}`)
  const { into, site } = values
  if (into !== undefined) return makeRepository({ name, prefix }, resolve(into), site)
  if (site !== undefined) throw new Error('--site goes with --into')
  const args = ['generate', 'new-remote:remote', name, `--prefix=${prefix}`, '--no-interactive']
  if (values['dry-run']) args.push('--dry-run')
  const { isOk, output } = await runTool('nx', args)
  if (!isOk) throw new Error(withoutNx(output))
  console.log(output.trim())
})

const used = [
  ...['node', 'oxfmt', 'oxlint', '@playwright/test', '@testing-library/react'],
  ...['react', 'react-dom', 'react-router-dom', 'typescript', 'vite', 'vitest'],
]

/** The packages lie in it, so that it needs nothing from here, nor a registry that has them. */
async function makeRepository(
  wanted: { name: string; prefix: string },
  folder: string,
  site: string | undefined,
): Promise<void> {
  // Loaded only where it is needed: it takes longer than most commands.
  const own = await import('../tools/new-remote/src/own-repository.ts')
  const remote = await own.checkRepository(root, folder, wanted)
  const place = async (name: PackageName) =>
    `file:packages/${basename(await pack(name, join(folder, 'packages')))}`
  const [kit, delivery] = await Promise.all(['shared-ui', 'delivery'].map(readManifest))
  await own.makeRepository(folder, remote, {
    kit: kit?.version ?? '',
    delivery: delivery?.version ?? '',
    versions: await versionsOf(used),
    kitPackage: await place('plumbline-kit'),
    deliveryPackage: await place('plumbline-delivery'),
    site,
  })
  console.log(
    `${folder} is the repository of ${remote.name}: npm install there, then its README.md`,
  )
}

/** What the generator refuses it says in one sentence; Nx puts its own about it. */
function withoutNx(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^\s*NX\s+/, '').trim())
  return lines.filter((line) => line && !/^(Generating |Pass --verbose)/.test(line)).join('\n')
}
