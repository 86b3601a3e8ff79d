import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildRelease } from '../releases/release.ts'
import { makeExamination } from '../testing/examination.ts'
import { makeFolder, makeRemoteBuild } from '../testing/release.ts'
import { makeTestStore } from '../testing/storage.ts'
import { runGate } from './gate.ts'

/** What the gate says of a candidate that cannot be loaded, with a shell that answers like this the first time, and like that after it. */
async function refusalBy(first: object, later: object | null): Promise<string> {
  const folder = await makeRemoteBuild({ routes: '[]' })
  const candidate = await buildRelease('catalogue', folder, '1.0.0')
  const shellFolder = await makeFolder()
  await mkdir(join(shellFolder, 'server'))
  await writeFile(
    join(shellFolder, 'server/examine.js'),
    `const { appendFileSync, readFileSync } = require('node:fs')
appendFileSync(__dirname + '/times', '.')
const answer = [${JSON.stringify(first)}, null, ${JSON.stringify(later)}]
const now = answer[readFileSync(__dirname + '/times', 'utf8').length - 1]
if (!now) throw new Error('a file is missing')
console.log(JSON.stringify(now))`,
  )
  const refused = await runGate({
    ...(await makeTestStore()),
    ...{ candidate, folder, shellFolder, packages: '', browser: '' },
    backend: { url: '', anonKey: '' },
    startShell: () => Promise.reject(new Error('not needed')),
  }).catch((error: unknown) => error)
  return String(refused)
}

test('a candidate that cannot be loaded is refused', async () => {
  const live = makeExamination()
  expect(await refusalBy(live, live)).toMatch(/^GateRefusal: .*takes the server down/s)
})

test('it is not for what is missing, or new, because somebody builds the shell', async () => {
  const live = makeExamination()
  expect(await refusalBy(live, null)).toMatch(/^Error: The live set could not be examined/)
  const other = { ...live, shell: 'b'.repeat(16) }
  expect(await refusalBy(live, other)).toMatch(/^Error: The shell was built anew meanwhile/)
})
