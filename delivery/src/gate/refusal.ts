/** Thrown when a candidate may not be published. */
export class GateRefusal extends Error {
  override name = 'GateRefusal'
  /** What is wrong, where, and what to do about it. */
  readonly reasons: string[]

  /** @param subject what was refused, for example `catalogue 0123456789abcdef` */
  constructor(subject: string, reasons: string[]) {
    super([`${subject} was refused:`, ...reasons.map((reason) => `  - ${reason}`)].join('\n'))
    this.reasons = reasons
  }
}

/** `a`, `b` and `c`, each in backquotes. */
export function quoteList(names: Iterable<string>): string {
  const quoted = [...names].map((name) => `\`${name}\``)
  const last = quoted.pop() ?? ''
  return quoted.length > 0 ? `${quoted.join(', ')} and ${last}` : last
}
