import { FsTree } from 'nx/src/generators/tree'
import { expect, test } from 'vitest'
import remoteGenerator from './generator.ts'
import { root } from './testing/workspace-copy.ts'

/** What the generator answers in this workspace, and what it would write. */
async function generate(name?: string, prefix?: string) {
  const tree = new FsTree(root, false)
  const refusal = await remoteGenerator(tree, { name, prefix }).then(
    () => null,
    (error: Error) => error.message,
  )
  return { refusal, changes: tree.listChanges().map(({ path }) => path) }
}

test.each([
  ['leads', '/jobs', "'leads' exists already"],
  ['mf-leads', '/jobs', "'leads' exists already"],
  ['shell', '/jobs', "'shell' exists already"],
  ['site', '/jobs', "'site' exists already"],
  ['evidence', '/jobs', "'evidence' exists already"],
  ['shell-team', '/jobs', "'shell-team' exists already"],
  ['new-remote', '/jobs', "'new-remote' exists already"],
  ['Alumni', '/jobs', "'Alumni' is not kebab-case"],
  ['our_alumni', '/jobs', "'our_alumni' is not kebab-case"],
  ['alumni-', '/jobs', "'alumni-' is not kebab-case"],
  ['../alumni', '/jobs', "'../alumni' is not kebab-case"],
  ['c'.repeat(41), '/jobs', 'is too long'],
  ['alumni', '/contact', '/contact belongs to mf-leads'],
  ['alumni', '/case-studies', '/case-studies belongs to mf-leads'],
  ['alumni', '/about', '/about belongs to the shell'],
  ['alumni', '/privacy-policy', '/privacy-policy belongs to the shell'],
  ['alumni', '/remotes', '/remotes belongs to the shell'],
  ['alumni', '/healthz', '/healthz belongs to the shell'],
  ['alumni', '/src', '/src belongs to the shell'],
  ['alumni', '/', '/ belongs to the shell'],
  ['alumni', 'alumni', "'alumni' is not one plain segment"],
  ['alumni', '/alumni/', "'/alumni/' is not one plain segment"],
  ['alumni', '/alumni/open', "'/alumni/open' is not one plain segment"],
  ['alumni', '/:slug', "'/:slug' is not one plain segment"],
  ['alumni', '/Alumni', "'/Alumni' is not one plain segment"],
  ['alumni', '//', "'//' is not one plain segment"],
  ['alumni', '/..', "'/..' is not one plain segment"],
  ['alumni', undefined, 'A remote needs a name and a prefix'],
  [undefined, '/alumni', 'A remote needs a name and a prefix'],
])('%s at %s is refused', async (name, prefix, sentence) => {
  const { refusal, changes } = await generate(name, prefix)
  expect(refusal).toContain(sentence)
  expect(changes).toEqual([])
})

test('what is free is made', async () => {
  const { refusal, changes } = await generate('job-board', '/open-positions')
  expect(refusal).toBeNull()
  expect(changes.sort()).toEqual([
    '.github/CODEOWNERS',
    'mf-job-board/README.md',
    'mf-job-board/package.json',
    'mf-job-board/src/open-positions/open-positions-page.test.tsx',
    'mf-job-board/src/open-positions/open-positions-page.tsx',
    'mf-job-board/src/routes.tsx',
    'mf-job-board/src/testing/visit.tsx',
    'mf-job-board/tsconfig.json',
    'mf-job-board/vite.config.ts',
    'mf-job-board/vitest.config.ts',
    'package.json',
    'shell/src/site-data.json',
  ])
})
