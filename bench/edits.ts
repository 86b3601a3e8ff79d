import { execFile } from 'node:child_process'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { run } from '../commands/steps.ts'
import { root } from '../commands/settings.ts'
import { median, type Measurement } from './measurement.ts'

const remote = 'resources'
const project = `mf-${remote}`
const edited = `${project}/src/glossary/glossary-page.module.css`
const rounds = 3

interface Edit {
  /** Milliseconds. */
  build: number
  test: number
  publish: number
  live: number
}

/**
 * From an edit in one remote to its visitors, with the commands of its team. Edits a source file in place, and puts it back.
 *
 * @param served resolves when the site answers with a release
 */
export async function measureEdits(
  dataFolder: string,
  served: (release: string) => Promise<void>,
): Promise<Measurement[]> {
  const affected = await affectedProjects()
  if (affected.join() !== project)
    throw new Error(`An edit in ${project} would build ${affected.join(', ')} too`)
  const before = await readFile(join(root, edited))
  try {
    const cold = await measureEdit(0, dataFolder, served, ['--skip-nx-cache'])
    const warm: Edit[] = []
    for (let round = 1; round <= rounds; round++)
      warm.push(await measureEdit(round, dataFolder, served))
    return [...rowsOf('with nothing built before', [cold]), ...rowsOf('', warm)]
  } finally {
    await writeFile(join(root, edited), before)
    await nx('build', project)
  }
}

async function measureEdit(
  round: number,
  dataFolder: string,
  served: (release: string) => Promise<void>,
  everything?: string[],
): Promise<Edit> {
  await appendFile(join(root, edited), `\n.edit${round} {\n  color: inherit;\n}\n`)
  const times: number[] = []
  const timed = async <T>(work: () => Promise<T>) => {
    const startedAt = performance.now()
    const result = await work()
    times.push(performance.now() - startedAt)
    return result
  }
  await timed(() => nx('build', everything ? undefined : project, everything))
  await timed(() => nx('test', project, everything))
  const { release } = await timed(() => deliver(dataFolder, 'publish', remote))
  await timed(async () => {
    await deliver(dataFolder, 'promote', remote, release)
    await served(release)
  })
  const [build = NaN, test = NaN, publish = NaN, live = NaN] = times
  return { build, test, publish, live }
}

function rowsOf(when: string, edits: readonly Edit[]): Measurement[] {
  const row = (name: string, read: (edit: Edit) => number): Measurement => ({
    name: [name, when].filter(Boolean).join(', '),
    value: median(edits.map(read)),
    unit: 'ms',
  })
  return [
    row('edit in one remote → live, its tests included', (edit) =>
      Object.values(edit).reduce((sum: number, each: number) => sum + each, 0),
    ),
    row(
      when ? 'of that, building every app' : 'of that, building the remote',
      ({ build }) => build,
    ),
    row('its tests', ({ test }) => test),
    row('publishing, with the gate’s look at every page', ({ publish }) => publish),
    row('promoting, until the first page is served', ({ live }) => live),
  ]
}

async function nx(target: string, only?: string, options: string[] = []): Promise<void> {
  const projects = only ? ['-p', only] : []
  const { isOk } = await run('nx', ['run-many', '-t', target, ...projects, ...options])
  if (!isOk) throw new Error(`nx ${target} failed`)
}

async function affectedProjects(): Promise<string[]> {
  const { output } = await run('nx', ['show', 'projects', '--affected', `--files=${edited}`])
  return output.split('\n').filter((line) => /^[a-z][a-z0-9-]*$/.test(line))
}

async function deliver(dataFolder: string, ...args: string[]): Promise<{ release: string }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'commands/delivery.ts'), ...args, '--json'],
    { cwd: root, env: { ...process.env, DATA_DIR: dataFolder }, maxBuffer: 2 ** 24 },
  )
  return JSON.parse(stdout) as { release: string }
}
