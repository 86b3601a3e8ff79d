/** The parts of a package-lock.json (version 3) that are looked at. */
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

/** `allowScripts` of package.json, which npm obeys: `name@version` or `name` → whether its install scripts run. */
export type AllowScripts = Record<string, boolean>

/** One sentence for each install script that is neither allowed for its version nor denied for all, and each verdict without one. */
export function scriptProblems(lock: Lock, allowScripts: AllowScripts): string[] {
  const verdicts = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path, locked]) => {
      const name = locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 13)
      const pinned = `${name}@${locked.version}`
      return { pinned, key: allowScripts[name] === false ? name : pinned }
    })
  const keys = new Set(verdicts.map(({ key }) => key))
  return [
    ...verdicts
      .filter(({ key }) => allowScripts[key] === undefined)
      .map(({ pinned }) => `${pinned} has an install script that allowScripts does not judge`),
    ...Object.keys(allowScripts)
      .filter((key) => !keys.has(key))
      .map((key) => `${key} is in allowScripts, but has no install script of that version`),
  ]
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
