import type { Thing, WithContext } from 'schema-dts'
import { useEffect, useRef, useState } from 'react'
import type * as builders from './builders.ts'

/** Facts, and what is made of them. */
export interface Told {
  kind: keyof typeof builders
  facts: readonly unknown[]
}

type Build = (...facts: readonly unknown[]) => WithContext<Thing> | null

/** The server has them at hand; a browser fetches them when a page comes that the server did not write. */
let atHand: typeof builders | null = null

export async function bringBuilders(): Promise<typeof builders> {
  return (atHand ??= await import('./builders.ts'))
}

if (import.meta.env.SSR) await bringBuilders()

/**
 * A JSON-LD block, empty where a fact that it needs is missing or cannot be true. What the server wrote stays as it is in the browser;
 * after a navigation it is made there.
 */
export function StructuredData({ data }: { data: Told }) {
  /** Null where nobody has made it here. */
  const [made, setMade] = useState(() => atHand && jsonOf(data, atHand))
  const facts = JSON.stringify(data.facts)
  const block = useRef<HTMLScriptElement>(null)
  const told = useRef('')
  useEffect(() => {
    const isWritten = told.current === '' && block.current?.textContent !== ''
    const isNew = told.current !== facts
    told.current = facts
    if (isWritten || !isNew) return
    void bringBuilders().then(
      (all) => {
        if (told.current === facts) setMade(jsonOf(data, all))
      },
      // Search engines that run scripts read what the server writes at the address.
      () => undefined,
    )
  })
  return (
    <script
      ref={block}
      type={made === '' ? 'text/plain' : 'application/ld+json'}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: made ?? '' }}
    />
  )
}

/** `<` is escaped, so no value can close the element. */
function jsonOf({ kind, facts }: Told, all: typeof builders): string {
  const node = (all[kind] as Build)(...facts)
  return node ? JSON.stringify(node).replaceAll('<', '\\u003c') : ''
}
