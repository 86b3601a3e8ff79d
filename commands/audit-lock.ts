import type { ScriptVerdict } from './audit-allowances.ts'

/** The parts of a package-lock.json (version 3) that the audit reads. */
export interface Lock {
  lockfileVersion: number
  packages: Record<string, LockedPackage>
}

export interface LockedPackage {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/** `allowScripts` of package.json: `name@version` or `name` → whether npm runs its install scripts. */
export type AllowScripts = Record<string, boolean>

/** One sentence for each package with an install script that nobody judged, and each judgement without a package. */
export function scriptProblems(lock: Lock, verdicts: readonly ScriptVerdict[]): string[] {
  const found = new Set(
    Object.entries(lock.packages).flatMap(([path, locked]) =>
      locked.hasInstallScript ? `${nameOf(path, locked)}@${locked.version}` : [],
    ),
  )
  const judged = new Set(verdicts.map((verdict) => verdict.package))
  const without = (names: Set<string>, others: Set<string>) =>
    [...names].filter((name) => !others.has(name))
  return [
    ...without(found, judged).map(
      (name) => `${name} has an install script that is not in commands/audit-allowances.ts`,
    ),
    ...without(judged, found).map(
      (name) => `${name} is in commands/audit-allowances.ts, but has no install script any more`,
    ),
    ...verdicts
      .filter(({ reason }) => reason.trim() === '')
      .map((verdict) => `${verdict.package} is in commands/audit-allowances.ts without a reason`),
  ]
}

/** What package.json should say to npm: an allowed script for that version only, a denied one for all. */
export const allowScriptsFor = (verdicts: readonly ScriptVerdict[]): AllowScripts =>
  Object.fromEntries(
    verdicts.map((verdict) =>
      verdict.isAllowed
        ? [verdict.package, true]
        : [verdict.package.slice(0, verdict.package.lastIndexOf('@')), false],
    ),
  )

/** One sentence for each entry of package.json's `allowScripts` that differs from our verdicts. */
export function allowScriptsProblems(
  given: AllowScripts,
  verdicts: readonly ScriptVerdict[],
): string[] {
  const wanted = allowScriptsFor(verdicts)
  const keys = new Set([...Object.keys(given), ...Object.keys(wanted)])
  return [...keys]
    .filter((key) => given[key] !== wanted[key])
    .map(
      (key) =>
        `allowScripts of package.json has ${key}: ${given[key] ?? 'nothing'}; commands/audit-allowances.ts wants ${wanted[key] ?? 'nothing'}`,
    )
}

/** One sentence for each package that does not come from the registry under a strong hash, or names a machine. */
export function sourceProblems(lock: Lock): string[] {
  const version = lock.lockfileVersion === 3 ? [] : ['package-lock.json is not of version 3']
  const packages = Object.entries(lock.packages).flatMap(([path, locked]) => [
    ...(path.startsWith('/') || /(^|\/)\.\.(\/|$)|^[A-Za-z]:/.test(path)
      ? [`${path} lies outside the project`]
      : []),
    ...specProblems(path, locked),
    ...originProblems(lock, path, locked),
  ])
  return [...version, ...packages]
}

function originProblems(lock: Lock, path: string, locked: LockedPackage): string[] {
  const { resolved, integrity, link } = locked
  if (link) {
    const isOurs = resolved !== undefined && resolved in lock.packages && !isInstalled(resolved)
    return isOurs ? [] : [`${path} links to ${resolved}, which is no workspace`]
  }
  if (!isInstalled(path)) return []
  return [
    ...(resolved === undefined ? [] : [`${path} names where it came from: ${resolved}`]),
    ...(/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') ? [] : [`${path} has no sha512 hash`]),
  ]
}

/** A range of versions, or another name in the registry; a file, folder, repository or address is none. */
const registrySpec = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?[\w.*+~^<>=| -]*$/

const specProblems = (path: string, locked: LockedPackage): string[] =>
  Object.entries({
    ...locked.peerDependencies,
    ...locked.optionalDependencies,
    ...locked.devDependencies,
    ...locked.dependencies,
  })
    .filter(([, spec]) => !registrySpec.test(spec))
    .map(([name, spec]) => `${path || 'package.json'} wants ${name} from elsewhere: ${spec}`)

const isInstalled = (path: string) => /(^|\/)node_modules\//.test(path)

const nameOf = (path: string, locked: LockedPackage) =>
  locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
