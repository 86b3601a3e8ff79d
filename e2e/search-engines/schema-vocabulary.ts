import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Type {
  parents: string[]
  properties: string[]
}

/** Schema.org's types and their own properties, as the type definitions of `schema-dts` tell them: no network. */
export function readVocabulary(): ReadonlyMap<string, Type> {
  const file = fileURLToPath(import.meta.resolve('schema-dts'))
  const text = readFileSync(file.replace(/schema\.js$/, 'schema.d.ts'), 'utf8')
  const types = new Map<string, Type>()
  let current: Type | undefined
  for (const line of text.split('\n')) {
    const [, name = '', parents = ''] =
      /^(?:export )?interface (\w+)(?:Base|Leaf) extends (.+) \{$/.exec(line) ?? []
    if (name) {
      current = types.get(name) ?? { parents: [], properties: [] }
      types.set(name, current)
      const own = [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent)
      current.parents.push(...own.filter((parent) => parent !== name))
    }
    const property = /^ {4}"([a-zA-Z][\w-]*)"\?: /.exec(line)?.[1]
    if (property) current?.properties.push(property)
  }
  return types
}

/** The vocabulary in the shape of schema.org's own JSON-LD file. */
export function vocabularyGraph(types: ReadonlyMap<string, Type>): object {
  const idOf = (name: string) => ({ '@id': `schema:${name}` })
  const domains = new Map<string, string[]>()
  for (const [name, { properties }] of types)
    for (const property of properties)
      domains.set(property, [...(domains.get(property) ?? []), name])
  return {
    '@graph': [
      ...[...types].map(([name, { parents }]) => ({
        ...idOf(name),
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': parents.map(idOf),
      })),
      ...[...domains].map(([property, owners]) => ({
        ...idOf(property),
        '@type': 'rdf:Property',
        'schema:domainIncludes': owners.map(idOf),
      })),
    ],
  }
}
