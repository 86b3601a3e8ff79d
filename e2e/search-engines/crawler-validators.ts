import Validator from '@adobe/structured-data-validator'
import jsonld from 'jsonld'
import { structuredDataTest, type Outcomes } from 'structured-data-testing-tool'
import presets from 'structured-data-testing-tool/presets.js'
import type { Node, PageFacts } from './crawler-page.ts'
import { readVocabulary, vocabularyGraph } from './schema-vocabulary.ts'

/** Three validators that share no code, none of which asks the network. Each answers a list of problems. */
export function createValidators(): (page: PageFacts) => Promise<string[]> {
  const types = readVocabulary()
  const adobe = new Validator(vocabularyGraph(types))
  const properties = new Set([...types.values()].flatMap((type) => type.properties))
  return async (page) => {
    const problems = await Promise.all([
      richResults(adobe, page.nodes),
      socialTags(page.markup),
      ...page.nodes.map((node) => expansion(node, { types, properties })),
    ])
    return problems.flat()
  }
}

/** Google's rules for rich results, and schema.org's types and properties. */
async function richResults(validator: Validator, nodes: Node[]): Promise<string[]> {
  const data = Object.groupBy(nodes, (node) => node['@type'])
  const issues = await validator.validate({ jsonld: structuredClone(data) as never })
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`)
}

/** What Google, Facebook and Twitter want of a page. */
async function socialTags(markup: string): Promise<string[]> {
  const options = { presets: [presets.Google, presets.Twitter, presets.Facebook] }
  const outcome = await structuredDataTest(markup, options).catch((error: unknown) => {
    if (error instanceof Error && 'res' in error) return error.res as Outcomes
    throw error
  })
  return outcome.failed.map(
    ({ group, description, test }) => `${group ?? 'tags'}: ${description ?? test}`,
  )
}

interface Known {
  types: ReadonlyMap<string, unknown>
  properties: ReadonlySet<string>
}

/** Terms that are addresses come out absolute only when they are. */
const context = {
  '@context': {
    '@vocab': 'https://schema.org/',
    ...Object.fromEntries(
      ['url', 'item', 'image', 'mainEntityOfPage', 'inDefinedTermSet'].map((term) => [
        term,
        { '@type': '@id' },
      ]),
    ),
  },
}

/** Nothing may be lost when the data is read as linked data, and every word must be one of schema.org's. */
async function expansion(node: Node, known: Known): Promise<string[]> {
  const documentLoader = (url: string) =>
    url === 'https://schema.org'
      ? Promise.resolve({ documentUrl: url, document: context })
      : Promise.reject(new Error(`asks for ${url}`))
  try {
    const expanded = await jsonld.expand(node, { safe: true, documentLoader })
    return [...unknownWords(expanded, known)]
  } catch (error) {
    return [`${node['@type']}: ${String(error)}`]
  }
}

function* unknownWords(value: unknown, known: Known): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* unknownWords(item, known)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const word = key.replace('https://schema.org/', '')
    if (key === '@id' && !URL.canParse(String(inner))) yield `'${inner}' is no absolute address`
    if (key === '@type')
      for (const type of [inner].flat() as string[])
        if (!known.types.has(type.replace('https://schema.org/', ''))) yield `no type ${type}`
    if (!key.startsWith('@') && !known.properties.has(word)) yield `no property ${word}`
    yield* unknownWords(inner, known)
  }
}
