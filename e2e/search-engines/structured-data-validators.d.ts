declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    errorType?: string
    rootType: string
    fieldNames?: string[]
  }

  /** Given the vocabulary, it also checks types and properties. */
  export default class Validator {
    constructor(vocabulary?: object)
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}

declare module 'structured-data-testing-tool' {
  interface Outcome {
    description?: string
    test: string
    group?: string
    passed: boolean
    error?: { message: string }
  }

  export interface Outcomes {
    failed: Outcome[]
    passed: Outcome[]
    schemas: string[]
  }

  /** Rejects with `error.res` when a test fails. */
  export function structuredDataTest(
    html: string,
    options: { presets: object[] },
  ): Promise<Outcomes>
}

declare module 'structured-data-testing-tool/presets.js' {
  const presets: Record<'Google' | 'Twitter' | 'Facebook', object>
  export default presets
}

declare module 'jsonld' {
  interface Options {
    /** Refuses what would be dropped silently. */
    safe: boolean
    documentLoader: (url: string) => Promise<{ documentUrl: string; document: object }>
  }

  const jsonld: { expand: (node: object, options: Options) => Promise<object[]> }
  export default jsonld
}
