import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../commands/root.ts'
import { applyFault } from './apply-fault.ts'
import { openClone, type Clone } from './clone.ts'
import { folderOf, type Fault } from './fault.ts'
import { faults } from './faults.ts'
import { outcomePage } from './outcome-page.ts'
import {
  chooseFaults,
  currentOf,
  hashOf,
  readOutcomes,
  writeFormatted,
  type Outcome,
  type Outcomes,
} from './outcomes.ts'
import { suiteIn, type Suite } from './suite.ts'

export interface Sowing {
  faults: readonly Fault[]
  /** Names those to sow; without any, all that have no outcome yet. */
  parts: readonly string[]
  /** The repository, and where the clone is kept. */
  source: string
  home: string
  /** Runs the tests; options follow. */
  command: readonly string[]
  /** Where outcomes and page are kept. */
  outcomesPath: string
  pagePath: string
  report: (line: string) => void
  signal?: AbortSignal
}

/** `npm run bench -- faults [part of a name …]`: sows what is missing; can be interrupted, and goes on where it was. */
export async function sowFaults(parts: readonly string[]): Promise<void> {
  const interruption = new AbortController()
  const interrupt = () =>
    interruption.abort(new Error('Interrupted; `npm run bench -- faults` goes on from here'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)
  await sow({
    faults,
    parts,
    source: root,
    home: process.env['FAULTS_DIR'] ?? join(tmpdir(), 'plumbline-faults'),
    command: ['npm', 'test', '--'],
    outcomesPath: join(root, 'bench/results/faults.json'),
    pagePath: join(root, 'docs/sown-faults.md'),
    report: console.log,
    signal: interruption.signal,
  })
}

/** @throws {Error} when the tests fail without a fault, and in the end when `--affected` missed what the whole suite finds */
export async function sow(sowing: Sowing): Promise<void> {
  const { outcomesPath, pagePath, report } = sowing
  let outcomes = await readOutcomes(outcomesPath)
  const wanted = chooseFaults(sowing.faults, outcomes, sowing.parts)
  const writePage = () => writeFormatted(pagePath, outcomePage(sowing.faults, outcomes))
  if (wanted.length > 0) {
    const { clone, suite } = await prepare(sowing)
    for (const [index, fault] of wanted.entries()) {
      const outcome = await sowOne(fault, clone, suite)
      outcomes = { ...currentOf(outcomes, sowing.faults), [fault.name]: outcome }
      await writeFormatted(outcomesPath, JSON.stringify(outcomes))
      await writePage()
      report(`${index + 1}/${wanted.length} ${lineOf(fault, outcome)}`)
    }
    clone.restore()
  }
  await writePage()
  refuseUnsound(sowing.faults, outcomes)
}

/** Without a fault everything must pass. That also fills the caches, and tells `--affected` what to compare with. */
async function prepare({ source, home, command, signal, report }: Sowing) {
  const clone = await openClone(source, home)
  const suite = suiteIn(clone.folder, command, signal)
  clone.restore()
  if (!(await clone.isSound())) {
    report(`all tests without a fault, in ${clone.folder} …`)
    const finding = await suite()
    if (finding) throw new Error(`The tests fail without any fault: ${finding}`)
    await clone.markSound()
  }
  return { clone, suite }
}

async function sowOne(fault: Fault, clone: Clone, suite: Suite): Promise<Outcome> {
  const startedAt = performance.now()
  const byAffected = await findByAffected(fault, clone, suite)
  const seconds = Math.round((performance.now() - startedAt) / 1_000)
  // What `--affected` runs is a part of the whole suite on the same files: what it finds, the whole suite finds.
  const by = byAffected ?? (await suite('--again', '--bail'))
  return {
    by,
    isByAffected: byAffected !== null,
    seconds,
    commit: clone.commit,
    fault: hashOf(fault),
  }
}

/** So often a busy machine may fail a test that has nothing to do with the fault. */
const maxAttempts = 5

/**
 * What `--affected` finds first. A test's finding is one when that test alone fails with the fault and passes without.
 *
 * @throws {Error} when again and again something fails that has nothing to do with the fault
 */
async function findByAffected(fault: Fault, clone: Clone, suite: Suite): Promise<string | null> {
  for (let attempt = 1; ; attempt++) {
    clone.restore()
    await applyFault(clone.folder, fault)
    const finding = await suite('--affected', '--bail')
    const [, file] = /^(\S+\.(?:test|story)\.tsx?) › /.exec(finding ?? '') ?? []
    if (file === undefined) return finding
    const isThere = (await suite(file)) !== null
    clone.restore()
    if (isThere && (await suite(file)) === null) {
      await applyFault(clone.folder, fault)
      return finding
    }
    if (attempt === maxAttempts) throw new Error(`The tests are not steady here: ${finding}`)
  }
}

function lineOf(fault: Fault, { by, isByAffected, seconds }: Outcome): string {
  const what = `${folderOf(fault)}: ${fault.name}`
  if (by === null) return `✖ ${what}: NOT FOUND (${seconds} s)`
  return isByAffected
    ? `✔ ${what}: ${by} (${seconds} s)`
    : `✖ ${what}: NOT BY --affected, which is unsound; the whole suite: ${by}`
}

function refuseUnsound(faults: readonly Fault[], outcomes: Outcomes): void {
  const missed = faults.filter(({ name }) => {
    const outcome = outcomes[name]
    return outcome?.by && !outcome.isByAffected
  })
  if (missed.length > 0)
    throw new Error(
      `--affected is UNSOUND: the whole suite finds what it does not\n${missed.map(({ name }) => `  ${name}`).join('\n')}`,
    )
}
