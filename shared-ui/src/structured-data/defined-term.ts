import type { DefinedTerm, DefinedTermSet } from 'schema-dts'
import { address, listOf, nodeOrNull, text, type Firm } from './facts.ts'

export interface TermFacts {
  name: string
  /** Its page, for example `/glossary/time-to-fill`. */
  path: string
}

/** A term and what it means; null without either, or without the address of its set. */
export function definedTerm(
  firm: Firm,
  facts: TermFacts & { definition: string; setPath: string },
) {
  return nodeOrNull<DefinedTerm>(() => ({
    ...termNode(firm, facts),
    description: text(facts.definition),
    inDefinedTermSet: address(firm, facts.setPath),
  }))
}

/** A glossary; null without a name or terms. */
export function definedTermSet(firm: Firm, facts: TermFacts & { terms: readonly TermFacts[] }) {
  return nodeOrNull<DefinedTermSet>(() => ({
    '@type': 'DefinedTermSet',
    '@id': address(firm, facts.path),
    name: text(facts.name),
    url: address(firm, facts.path),
    hasDefinedTerm: listOf(facts.terms).map((term) => termNode(firm, term)),
  }))
}

function termNode(firm: Firm, { name, path }: TermFacts) {
  return { '@type': 'DefinedTerm' as const, name: text(name), url: address(firm, path) }
}
