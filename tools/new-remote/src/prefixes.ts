import type { Tree } from '@nx/devkit'

const table = 'shell/src/remotes.ts'
const tablePattern = /(remoteByPrefix\b[^=]*= \{\n)([^}]*)(\})/

/** Who owns a first path segment: a remote, the shell, or null when it is free. */
export function ownerOfSegment(tree: Tree, segment: string): string | null {
  const rows = readTable(tree)[2].matchAll(/^ *'?([a-z0-9-]+)'?: '([a-z0-9-]+)',$/gm)
  for (const [, prefix, remote] of rows) if (prefix === segment) return `mf-${remote}`
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
  const key = segment.includes('-') ? `'${segment}'` : segment
  const [whole, start, rows, end] = readTable(tree)
  const added = `${start}${rows}  ${key}: '${remote}',\n${end}`
  tree.write(
    table,
    read(tree, table).replace(whole, () => added),
  )
}

function readTable(tree: Tree) {
  const match = tablePattern.exec(read(tree, table))
  if (!match) throw new Error(`${table} has no table 'remoteByPrefix'`)
  return match as unknown as [whole: string, start: string, rows: string, end: string]
}

function read(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8')
  if (text === null) throw new Error(`${path} is missing`)
  return text
}
