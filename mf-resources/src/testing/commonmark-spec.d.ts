declare module 'commonmark-spec' {
  /** The specification's examples, in order. */
  export const tests: { number: number; section: string; markdown: string; html: string }[]
}
