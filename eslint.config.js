import js from '@eslint/js'
import nx from '@nx/eslint-plugin'
import a11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Arrows point one way: shell and remotes → shared-ui; remote → remote and remote → shell never. */
const arrows = [
  { sourceTag: 'scope:remote', onlyDependOnLibsWithTags: ['scope:shared', 'scope:backend'] },
  { sourceTag: 'scope:shell', onlyDependOnLibsWithTags: ['scope:shared', 'scope:delivery'] },
  {
    sourceTag: 'scope:console',
    onlyDependOnLibsWithTags: ['scope:shared', 'scope:delivery', 'scope:shell'],
  },
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:delivery', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:backend', onlyDependOnLibsWithTags: ['scope:shared'] },
]

/** UI, router and store reach a remote through the kit only, so that no remote carries a copy. */
const kitOnly = [
  'react-router',
  'react-router-dom',
  '@mantine/core',
  '@mantine/hooks',
  'zustand',
  '@supabase/supabase-js',
]

/** What a folder imports nowhere but in tests, and the message that says what it does instead. */
const withoutImports = (folder, names, message) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
  rules: {
    'no-restricted-imports': ['error', { paths: names.map((name) => ({ name, message })) }],
  },
})

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '.nx',
      '.data*/**',
      'live-types',
      '**/test-results',
      '**/playwright-report',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  a11y.flatConfigs.recommended,
  // Each file is compiled for it, which would take longer than all else.
  {
    ...reactHooks.configs.flat['recommended-latest'],
    files: ['**/*.tsx', '{console,mf-*,shared-ui,shell}/src/**/*.ts'],
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, depConstraints: arrows },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-undef': 'off',
      // Safari drops the list semantics of a list without bullets.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  withoutImports('mf-*/src', kitOnly, 'Import it from shared-ui.'),
  // Through its share key a module reaches the host asynchronously, perhaps after the first render.
  withoutImports(
    'shell/src',
    ['shared-ui/router', 'shared-ui/data', 'shared-ui/forms', 'shared-ui/overlays'],
    'The shell takes it from shared-ui/provider or by its file.',
  ),
  {
    // The first formatter or collator holds a telephone up for 150 ms.
    files: ['{shell,shared-ui,mf-*}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Identifier[name="Intl"], MemberExpression[property.name=/^(localeCompare|toLocale(Date|Time)?String)$/]',
          message: 'Pages write English without Intl: see shared-ui/src/english.ts.',
        },
      ],
    },
  },
  {
    // Content is data: long texts are modules.
    files: [
      '**/*-content.ts',
      '**/terms.ts',
      '**/tests/**',
      '**/*.test.ts',
      '**/*.test.tsx',
      '**/database.ts',
    ],
    rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // What tries, measures and starts everything may depend on everything, and is imported by nothing.
    files: ['{e2e,commands,bench}/**/*.{ts,tsx}'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['e2e/**/*.ts'],
    // Playwright's `use` is no hook.
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', setInterval: 'readonly' },
    },
  },
)
