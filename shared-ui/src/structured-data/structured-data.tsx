import type { Thing, WithContext } from 'schema-dts'

/** A JSON-LD block, or nothing for null. `<` is escaped, so no value can close the element. */
export function StructuredData({ data }: { data: WithContext<Thing> | null }) {
  if (!data) return null
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
