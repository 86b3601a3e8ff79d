import { expect, it } from 'vitest'
import { staticReasons } from './static-checks.ts'
import { makeCandidate, makeExamination } from '../../testing/examination.ts'
import { testLimits } from '../../testing/site-data.ts'

const live = makeExamination()
const { release: limits } = testLimits

it('has nothing against a sound manifest', async () => {
  const candidate = await makeCandidate({
    shared: ['react', 'shared-ui/forms'],
    imports: { react: [], 'shared-ui/forms': ['TextField'] },
    styles: 'h1 { color: red }',
  })
  expect(staticReasons(candidate, live, limits)).toEqual([])
})

it.each(['1.1.0', '2.0.0'])('refuses a build against shared-ui %s', async (kit) => {
  const kits = ['0.9.0', '1.0.0', '1.2.0']
  const later = { ...live, kit: '1.0.4' }
  expect(staticReasons(await makeCandidate({}, kit), later, limits, kits)).toEqual([
    expect.stringContaining(
      `built against shared-ui ${kit}, and the live shell has 1.0.4: build it against one that works (1.0.4, 1.0.0), or`,
    ),
  ])
})

it('refuses names that the live kit does not have, and modules that the shell does not share', async () => {
  const candidate = await makeCandidate({
    shared: ['react', 'lodash'],
    imports: { react: ['createElement'], 'shared-ui/forms': ['DateField', 'TextField'] },
  })
  expect(staticReasons(candidate, live, limits)).toEqual([
    expect.stringContaining('expects `lodash` from the shell, which does not share it'),
    expect.stringContaining('`shared-ui/forms` has no `DateField` in the live shared-ui 1.0.0'),
  ])
})

it('refuses a page whose stylesheet is not in the build', async () => {
  const candidate = await makeCandidate({ styles: '', files: { 'assets/pages.css': null } })
  expect(staticReasons(candidate, live, limits)).toEqual([
    expect.stringContaining('`src/routes.tsx` needs `assets/pages.css`, which is not in the build'),
  ])
})

it('refuses a release that is larger than the live site data lets it be, and says who could', async () => {
  const strict = { ...limits, totalBytes: 100 }
  expect(staticReasons(await makeCandidate(), live, strict)).toEqual([
    expect.stringMatching(
      /a release may have 0\.1 kB: .* ask the shell team to raise `limits\.release\.totalBytes` in its site data/,
    ),
  ])
})

it("refuses large files for browsers, and leaves the server's alone", async () => {
  const large = 'x'.repeat(300_000)
  const candidate = await makeCandidate({
    files: { 'assets/large.js': large, 'server/large.js': large },
  })
  expect(staticReasons(candidate, live, limits)).toEqual([
    expect.stringContaining('`assets/large.js` has 300.0 kB'),
  ])
})
