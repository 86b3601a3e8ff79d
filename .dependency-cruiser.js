/** Arrows between files; ESLint holds those between projects. Types count: a circle of types is a circle to read. */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'browser-without-server',
      comment: 'What a visitor downloads knows nothing of what runs on our machines.',
      severity: 'error',
      from: {
        path: '^(shell|shared-ui|mf-[^/]+)/src/',
        pathNot: '\\.test\\.tsx?$|/testing-|/entry-server',
      },
      to: { path: '^(shell/server|delivery|supabase/(local|functions/[^_])|commands|bench)/' },
    },
    {
      name: 'browser-without-node',
      severity: 'error',
      from: {
        path: '^(shell|shared-ui|mf-[^/]+)/src/',
        // What is drawn when a page is built runs here.
        pathNot: '\\.test\\.tsx?$|/testing|/entry-server|\\.drawn\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|test-results|\\.nx|\\.data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
