/** How React makes a script element that is not run, into which it then writes structured data. */
const emptyScript = '<script></script>'

/** Text without a tag makes no element. */
function allowHtml(text: string): string | null {
  return text === emptyScript || !text.includes('<') ? text : null
}

/** An object in JSON is data wherever it stands: structured data, or an import map, of which the page's policy knows the hash. */
function allowScript(text: string): string | null {
  try {
    return text.startsWith('{') && JSON.parse(text) ? text : null
  } catch {
    return null
  }
}

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: Record<'createHTML' | 'createScript', (text: string) => string | null>,
  ): unknown
}

/**
 * The only text that becomes elements or scripts in this document, whoever writes it: what is refused here throws and is
 * reported. No address of a script is ever taken from text. Call it once, first; browsers that do not know Trusted Types
 * are left as they are.
 */
export function trustHarmlessText(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  trustedTypes?.createPolicy('default', { createHTML: allowHtml, createScript: allowScript })
}
