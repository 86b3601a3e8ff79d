import { cpSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import {
  makeCandidate,
  makeSigningKey,
  openReleaseStore,
  promote,
  publicKeyOf,
  publish,
  runFrameGate,
  runGate,
} from 'delivery'
import { makeFolder } from 'delivery/testing-release'
import { expect, test } from '../../site/fixtures.ts'
import { gateSurroundings, reasonsOf } from '../../site/gate-surroundings.ts'

const root = resolve(import.meta.dirname, '../../..')
const builds = { shell: 'shell/dist/frame', leads: 'mf-leads/dist', catalogue: 'mf-catalogue/dist' }
const kit = '1.1.0'

test('a change of types that others would notice is refused, by a remote and by the shell', async () => {
  const key = await makeSigningKey('*')
  const publisher = {
    store: openReleaseStore(await makeFolder()),
    trusted: { keys: [publicKeyOf(key)] },
    key,
  }
  for (const [remote, build] of Object.entries(builds)) {
    const { release } = await publish({ ...publisher, remote, folder: join(root, build), kit })
    await publisher.store.changeRegistry(promote(remote, release), publisher)
  }

  /** What the gate has against a build of ours in whose types something is called otherwise. */
  const reasonsAgainst = async (remote: keyof typeof builds, before: string, after: string) => {
    const folder = await makeFolder()
    cpSync(join(root, builds[remote]), folder, { recursive: true })
    const path = join(folder, 'server/types.json.br')
    const types = String(brotliDecompressSync(await readFile(path)))
    expect(types).toContain(before)
    await writeFile(path, brotliCompressSync(types.replaceAll(before, after)))
    const { manifest: candidate } = await makeCandidate(publisher, { remote, folder, kit })
    const run = remote === 'shell' ? runFrameGate : runGate
    return reasonsOf(run({ ...gateSurroundings, ...publisher, candidate, folder }))
  }

  const asked = 'export interface ContactFormProps {\\n  topic: string'
  expect(await reasonsAgainst('leads', 'export interface ContactFormProps {', asked)).toEqual([
    expect.stringMatching(
      /^`catalogue` src\/services\/technical-interview-page\.tsx:\d+ does not fit: `leads\/contact-form` took \{\} and takes \{ topic: string; \}\. Property 'topic' is missing/,
    ),
    expect.stringMatching(/^`shell` src\/home\/home-page\.tsx:\d+ does not fit/),
    expect.stringMatching(
      /^`shell` src\/privacy-policy\/privacy-policy-page\.tsx:\d+ does not fit/,
    ),
  ])
  const reasons = await reasonsAgainst('shell', 'tone?: BadgeTone', 'colour?: BadgeTone')
  expect(reasons).toContainEqual(
    expect.stringMatching(
      /^`catalogue` src\/roles\/role-facts\.tsx:\d+ does not fit: `Badge` took \{ tone\?: BadgeTone.*\} and takes \{ colour\?: BadgeTone.*\}\./,
    ),
  )
})
