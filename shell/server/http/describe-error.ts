/**
 * An error as the log may have it: with its stack. An error of a request that carried what a visitor typed, a form or a
 * query, may quote it: of such a one the log gets the kind and the places in the code, and no message.
 */
export function describeError(error: unknown, { method, url }: Request): string {
  const mayQuote = method === 'POST' || new URL(url).search !== ''
  if (!(error instanceof Error)) return mayQuote ? `a thrown ${typeof error}` : String(error)
  if (!mayQuote) return error.stack ?? String(error)
  return `${error.name}: (message left out)${framesOf(error)}`
}

/** What a stack says after its message; nothing when the message was changed later and cannot be told from the rest. */
function framesOf({ message, stack = '' }: Error): string {
  const start = stack.indexOf(message)
  const end = start < 0 ? -1 : stack.indexOf('\n', start + message.length)
  return end < 0 ? '' : stack.slice(end)
}
