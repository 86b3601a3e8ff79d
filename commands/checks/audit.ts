import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { acceptedAdvisories, npmError, weighAdvisories } from './advisories.ts'
import { scriptProblems, sourceProblems, type AllowScripts, type Lock } from './lock.ts'

/**
 * Whether the dependencies are what we decided: lockfile in step, from the registry only, no install script that nobody
 * judged, no known vulnerability that nobody accepted. Prints what is wrong.
 */
async function audit(): Promise<boolean> {
  const lock = readJson<Lock>('package-lock.json')
  const { allowScripts = {} } = readJson<{ allowScripts?: AllowScripts }>('package.json')
  const [stepProblems, advisories] = await Promise.all([findStepProblems(), findAdvisories()])
  const problems = [
    ...stepProblems,
    ...sourceProblems(lock),
    ...scriptProblems(lock, allowScripts),
    ...advisories.problems,
  ]
  const lines = [...problems, ...advisories.notes.map((note) => `note: ${note}`)]
  process.stderr.write(lines.map((line) => `  ${line}\n`).join(''))
  return problems.length === 0
}

const readJson = <T>(name: string) => JSON.parse(readFileSync(join(root, name), 'utf8')) as T

/** Lets npm compare every package.json with the lockfile, without network and without installing. */
async function findStepProblems(): Promise<string[]> {
  const { isOk, text } = await npm('ci', '--dry-run', '--ignore-scripts', '--offline', '--no-audit')
  return isOk ? [] : [`package-lock.json is out of step: ${npmError(text)}`]
}

async function findAdvisories() {
  const { text } = await npm('audit', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=20000')
  return weighAdvisories(text, acceptedAdvisories, new Date().toISOString().slice(0, 10))
}

/** Runs npm in the project. It may be a newer or older one than ours: nothing here depends on its words. */
function npm(...args: string[]): Promise<{ isOk: boolean; text: string }> {
  const options = { cwd: root, maxBuffer: 2 ** 26 }
  return new Promise((resolve) =>
    execFile('npm', [...args, '--json', '--no-fund'], options, (error, text) =>
      resolve({ isOk: !error, text }),
    ),
  )
}

process.exitCode = (await audit()) ? 0 : 1
