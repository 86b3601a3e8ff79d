import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { weighAdvisories, type AdvisoryVerdict } from './audit-advisories.ts'
import { acceptedAdvisories, scriptVerdicts } from './audit-allowances.ts'
import {
  allowScriptsProblems,
  scriptProblems,
  sourceProblems,
  type AllowScripts,
  type Lock,
} from './audit-lock.ts'
import { npm, npmError } from './audit-npm.ts'
import { root } from './settings.ts'

/**
 * Whether the dependencies are what we decided: lockfile in step, from the registry only, no install script that nobody
 * judged, no known vulnerability that nobody accepted. Prints what is wrong.
 */
export async function auditDependencies(): Promise<{ isOk: boolean; output: string }> {
  const lock = readJson('package-lock.json') as Lock
  const { allowScripts = {} } = readJson('package.json') as { allowScripts?: AllowScripts }
  const [stepProblems, advisories] = await Promise.all([findStepProblems(), findAdvisories()])
  const problems = [
    ...stepProblems,
    ...sourceProblems(lock),
    ...scriptProblems(lock, scriptVerdicts),
    ...allowScriptsProblems(allowScripts, scriptVerdicts),
    ...advisories.problems,
  ]
  const output = [...problems, ...advisories.notes.map((note) => `note: ${note}`)]
    .map((line) => `  ${line}\n`)
    .join('')
  process.stderr.write(output)
  return { isOk: problems.length === 0, output }
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(root, name), 'utf8'))

/** Lets npm compare every package.json with the lockfile, without network and without installing. */
async function findStepProblems(): Promise<string[]> {
  const { isOk, text } = await npm([
    'ci',
    '--dry-run',
    '--ignore-scripts',
    '--offline',
    '--no-audit',
  ])
  return isOk ? [] : [`package-lock.json is out of step: ${npmError(text)}`]
}

async function findAdvisories(): Promise<AdvisoryVerdict> {
  const { text } = await npm(['audit', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=20000'])
  return weighAdvisories(text, acceptedAdvisories, new Date().toISOString().slice(0, 10))
}

if (import.meta.main) {
  const { isOk } = await auditDependencies()
  process.exitCode = isOk ? 0 : 1
}
