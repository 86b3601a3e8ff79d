import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../root.ts'

export interface Manifest {
  apiVersion: string
  kind: string
}

/** The published schema of a kind of objects, as module of `kubernetes-models`. */
export const modelOf = ({ apiVersion, kind }: Manifest) => `kubernetes-models/${apiVersion}/${kind}`

/**
 * Holds objects to the types of their schemas, which know fields that no schema has, as an API server does that is asked to be strict.
 *
 * @returns what is wrong, each in one line
 */
export function typeErrorsOf(manifests: readonly Manifest[]): string[] {
  const file = join(root, 'commands/checks/manifests.virtual.ts')
  const text = manifests
    .map(
      (manifest, index) =>
        `import { type I${manifest.kind} as Kind${index} } from '${modelOf(manifest)}'\n` +
        `export const object${index}: Kind${index} = ${JSON.stringify(manifest, null, 1)}\n`,
    )
    .join('')
  const options: ts.CompilerOptions = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = (path) => path === file || fileExists(path)
  host.readFile = (path) => (path === file ? text : readFile(path))
  host.getSourceFile = (path, ...rest) =>
    path === file
      ? ts.createSourceFile(path, text, ts.ScriptTarget.ESNext)
      : getSourceFile(path, ...rest)
  const program = ts.createProgram([file], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
