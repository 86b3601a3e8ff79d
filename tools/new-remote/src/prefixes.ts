import { readJson, updateJson, type Tree } from '@nx/devkit'

/** What the shell is built with: among it, which remote owns which first path segment. */
const table = 'shell/src/site-data.json'

interface SiteData {
  prefixes: Record<string, string>
}

/** Who owns a first path segment: a remote, the shell, or null when it is free. */
export function ownerOfSegment(tree: Tree, segment: string): string | null {
  const remote = new Map(Object.entries(readJson<SiteData>(tree, table).prefixes)).get(segment)
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

/** Gives a prefix to a remote. */
export function addPrefix(tree: Tree, segment: string, remote: string): void {
  updateJson<SiteData>(tree, table, (data) => ({
    ...data,
    prefixes: { ...data.prefixes, [segment]: remote },
  }))
}

function read(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8')
  if (text === null) throw new Error(`${path} is missing`)
  return text
}
