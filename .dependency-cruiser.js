/** Which folders a folder imports from, but for itself and packages. What tries, measures and starts everything (`e2e`, `commands`, `bench`) may import everything. */
const arrows = {
  'mf-[^/]+': ['shared-ui', 'supabase'],
  shell: ['shared-ui', 'delivery'],
  console: ['shared-ui', 'delivery', 'shell'],
  'shared-ui': [],
  delivery: ['shared-ui'],
  supabase: ['shared-ui'],
  tools: [],
}

/** Arrows between files. Types count: a circle of types is a circle to read. */
export default {
  forbidden: [
    ...Object.entries(arrows).map(([from, to]) => ({
      name: `${from} imports ${to.join(', ') || 'nothing'}`,
      severity: 'error',
      from: { path: `^(${from})/` },
      to: {
        path: '^[^/]+/|\\.[cm]?[jt]sx?$',
        pathNot: `^(${['$1', 'node_modules', ...to].join('|')})/`,
        dependencyTypesNot: ['core'],
      },
    })),
    {
      name: 'others-by-their-name',
      comment: 'A path past its own edge has a remote carry a copy of what the host shares.',
      severity: 'error',
      from: { path: '^([^/]+)/', pathNot: '^(e2e|commands|bench)/' },
      to: { path: '^[^/]+/', pathNot: '^$1/', dependencyTypes: ['local'] },
    },
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
    exclude: { path: '(^|/)(node_modules|dist|test-results|\\.nx|\\.data[^/]*)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
