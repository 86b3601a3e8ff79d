import { execFile } from 'node:child_process'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { run } from '../../commands/processes/steps.ts'
import { root } from '../../commands/root.ts'
import { mediansOf, type DeliveryResults, type Edit, type Start } from './results.ts'
import { timed } from '../figures/statistics.ts'

/** The remote that is delivered anew. */
export const remote = 'resources'
const project = `mf-${remote}`
const edited = `${project}/src/glossary/glossary-page.module.css`
const rounds = 3

/** From an edit in one remote to its visitors, with the commands of its team. Edits a source file in place, and puts it back. */
export async function measureEdits(
  site: string,
  dataFolder: string,
): Promise<DeliveryResults['edits']> {
  const before = await readFile(join(root, edited))
  try {
    const measure = async (start: Start, round: number) => {
      await appendFile(join(root, edited), `\n.edit${round} {\n  color: inherit;\n}\n`)
      return measureEdit(start, site, dataFolder)
    }
    const cold = await measure('cold', 0)
    const warm: Edit[] = []
    for (let round = 1; round <= rounds; round++) warm.push(await measure('warm', round))
    return { cold: mediansOf([cold]), warm: mediansOf(warm) }
  } finally {
    await writeFile(join(root, edited), before)
    await nx('build', [project])
  }
}

async function measureEdit(start: Start, site: string, dataFolder: string): Promise<Edit> {
  const isCold = start === 'cold'
  const options = isCold ? ['--skip-nx-cache'] : []
  const build = await timed(() => nx('build', isCold ? [] : [project], options))
  const test = await timed(() => nx('test', [project], options))
  const publish = await timed(() => deliver(dataFolder, 'publish', remote))
  const { release } = publish.result
  const live = await timed(async () => {
    await deliver(dataFolder, 'promote', remote, release)
    await untilServed(site, release)
  })
  return { build: build.ms, test: test.ms, publish: publish.ms, live: live.ms }
}

/** @param projects none are all */
async function nx(target: string, projects: string[], options: string[] = []): Promise<void> {
  const only = projects.flatMap((name) => ['-p', name])
  const { isOk } = await run('nx', ['run-many', '-t', target, ...only, ...options])
  if (!isOk) throw new Error(`nx ${target} failed`)
}

async function deliver(dataFolder: string, ...args: string[]): Promise<{ release: string }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'commands/delivery.ts'), ...args, '--json'],
    { cwd: root, env: { ...process.env, DATA_DIR: dataFolder }, maxBuffer: 2 ** 24 },
  )
  return JSON.parse(stdout) as { release: string }
}

/** Resolves when the site's pages are made of a release of that remote. */
export async function untilServed(site: string, release: string): Promise<void> {
  const mark = `data-release="${release}"`
  while (!(await (await fetch(`${site}/glossary`)).text()).includes(mark));
}
