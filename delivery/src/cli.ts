import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { promote } from './registry.ts'
import { publish } from './publish.ts'
import { openReleaseStore } from './store.ts'

const usage = `Usage: npm run delivery -- <command>

  publish <remote>            write mf-<remote>/dist into the release store
  promote <remote> <release>  make a release the one that visitors get
  status                      which release each remote serves

  --json                      answer for machines
  --store <folder>            the release store (default: $DATA_DIR/releases)`

const root = resolve(import.meta.dirname, '../..')

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, store: { type: 'string' }, help: { type: 'boolean' } },
  })
  const [command, remote, release] = positionals
  const folder = values.store ?? join(process.env['DATA_DIR'] ?? join(root, '.data'), 'releases')
  const store = openReleaseStore(resolve(folder))
  const answer = (data: object, text: string) =>
    console.log(values.json ? JSON.stringify(data) : text)

  if (command === 'publish' && remote) {
    const published = await publish(
      store,
      remote,
      join(root, `mf-${remote}`, 'dist'),
      await kitVersion(),
    )
    const { isNew, ...data } = published
    answer(
      data,
      `${isNew ? 'published' : 'already published'} ${remote} ${published.release} (${published.files} files, ${published.bytes} bytes)`,
    )
  } else if (command === 'promote' && remote && release) {
    if (!(await store.readManifest(remote, release)))
      throw new Error(`${remote} has no release ${release}`)
    const registry = await store.changeRegistry((current) => promote(current, remote, release))
    answer(registry, `${remote} serves ${release} (sequence ${registry.sequence})`)
  } else if (command === 'status') {
    const registry = await store.readRegistry()
    const rows = Object.entries(registry.remotes).map(
      ([name, record]) => `${name.padEnd(12)} ${record.stable}`,
    )
    answer(registry, [`sequence ${registry.sequence}`, ...rows].join('\n'))
  } else {
    console.error(usage)
    process.exitCode = values.help ? 0 : 2
  }
}

async function kitVersion(): Promise<string> {
  const text = await readFile(join(root, 'shared-ui', 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
