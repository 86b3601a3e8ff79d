import { parseAst, type Plugin } from 'vite'

/**
 * The build's list of what it takes from the shell: `names` by shared module, `{ "shared-ui": ["Badge", …], … }`, and
 * `files`, which of the shared modules each of the browser's files imports.
 */
export const kitImportsName = 'kit-imports.json'

/**
 * Writes down which names a remote imports from which shared module, so that a release can be checked against the
 * kit it will meet before anybody loads it.
 *
 * @param keys the shared modules, for example `shared-ui/forms`
 */
export function kitImports(keys: readonly string[]): Plugin {
  const names = new Map<string, Set<string>>()
  return {
    name: 'kit-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (/\.tsx?$/.test(file) && !file.includes('/node_modules/')) collect(code, file)
      return null
    },
    generateBundle(_, bundle) {
      const lists = [...names].map(([key, set]) => [key, [...set].sort()] as const).sort()
      const files = Object.values(bundle).flatMap((chunk) => {
        const shared = chunk.type === 'chunk' ? chunk.imports.filter((id) => keys.includes(id)) : []
        return shared.length > 0 ? [[chunk.fileName, shared] as const] : []
      })
      const content = { names: Object.fromEntries(lists), files: Object.fromEntries(files) }
      this.emitFile({ type: 'asset', fileName: kitImportsName, source: JSON.stringify(content) })
    },
  }

  function collect(code: string, file: string): void {
    const { body } = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
    for (const node of body) {
      if (node.type !== 'ImportDeclaration' || !keys.includes(node.source.value)) continue
      const known = names.get(node.source.value) ?? new Set<string>()
      names.set(node.source.value, known)
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || isTypeOnly(specifier) || isTypeOnly(node))
          continue
        known.add(
          specifier.imported.type === 'Identifier'
            ? specifier.imported.name
            : specifier.imported.value,
        )
      }
    }
  }
}

const isTypeOnly = (node: object): boolean => 'importKind' in node && node.importKind === 'type'
