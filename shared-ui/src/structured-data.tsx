import type { Thing, WithContext } from 'schema-dts'

/** A JSON-LD block. `<` is escaped, so no value can close the element. */
export function StructuredData({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
