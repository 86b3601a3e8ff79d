import { readJson, updateJson, type Tree } from '@nx/devkit'

/** First path segment → remote; the shell's server, browser and bench read the same file. */
const table = 'shell/src/prefixes.json'

/** Who owns a first path segment: a remote, the shell, or null when it is free. */
export function ownerOfSegment(tree: Tree, segment: string): string | null {
  const remote = readJson<Record<string, string>>(tree, table)[segment]
  if (remote) return `mf-${remote}`
  return isTheShells(tree, segment) ? 'the shell' : null
}

/** The shell's pages, what its server answers, and what its development server finds in its folder. */
function isTheShells(tree: Tree, segment: string): boolean {
  const pages = read(tree, 'shell/src/router.tsx').matchAll(/\bpath: '([a-z0-9-]+)/g)
  const answers = read(tree, 'shell/server/app.ts').matchAll(/\('\/([\w.-]+)/g)
  const owned = [...pages, ...answers].map(([, first]) => first)
  return owned.includes(segment) || tree.exists(`shell/${segment}`)
}

/** Adds a row to the shell's one table of prefixes. */
export function addPrefix(tree: Tree, segment: string, remote: string): void {
  updateJson(tree, table, (prefixes) => ({ ...prefixes, [segment]: remote }))
}

function read(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8')
  if (text === null) throw new Error(`${path} is missing`)
  return text
}
