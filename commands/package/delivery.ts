import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { build } from '../processes/steps.ts'
import { root } from '../root.ts'
import { readManifest, versionsOf } from './manifest.ts'

/** Not built in: one is larger than everything else, two bring code of another kind. */
const dependencies = ['playwright-core', '@resvg/resvg-js', 'typescript-native']

/** Writes the delivery commands as a package that needs nothing from here: with the shell that tries what is published. */
export async function writeDelivery(to: string): Promise<void> {
  await build('shell')
  const commands = await rolldown({
    cwd: root,
    input: { 'plumbline-delivery': 'commands/own-repository/delivery.ts' },
    platform: 'node',
    tsconfig: false,
    external: dependencies,
    logLevel: 'silent',
  })
  await commands.write({ dir: join(to, 'bin'), entryFileNames: '[name].js' })
  await commands.close()
  await cp(join(root, 'shell/dist'), join(to, 'shell/dist'), { recursive: true })
  const { version } = await readManifest('delivery')
  const manifest = {
    name: 'plumbline-delivery',
    version,
    type: 'module',
    engines: { node: '>=24' },
    bin: { 'plumbline-delivery': 'bin/plumbline-delivery.js' },
    dependencies: await versionsOf(dependencies),
  }
  await writeFile(join(to, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
