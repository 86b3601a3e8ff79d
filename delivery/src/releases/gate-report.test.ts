import { expect, test } from 'vitest'
import { makeSigningKey, publicKeyOf } from '../signing/signing-key.ts'
import { SignatureError, signJws } from '../signing/jws.ts'
import { makeBuild } from '../testing/release.ts'
import { makeTestStore } from '../testing/storage.ts'
import { readGatePicture, readGateReport, writeGateReport } from './gate-report.ts'
import { publish } from './publish.ts'

const weights = {
  page: { scriptBytes: 120_000, styleBytes: 9_000, requests: 30 },
  remote: { scriptBytes: 10_000, styleBytes: 0, requests: 4 },
}
const bytes = new Uint8Array([0xff, 0xd8, 1, 2, 3])
const pages = [{ address: '/roles', isOwn: true, weights, pictures: [{ width: 375, bytes }] }]

async function makeReported(notes = ['server: 1.2 s']) {
  const made = await makeTestStore()
  const names = { remote: 'catalogue', release: (await made.publish()).release }
  const { store, trusted, key } = made
  await writeGateReport({ store, key }, names, { notes, pages })
  return { ...made, names, sources: { store, trusted } }
}

test('what a gate saw is read as it was written, with its pictures', async () => {
  const { names, sources } = await makeReported()
  const report = await readGateReport(sources, names)
  expect(report).toMatchObject({
    notes: ['server: 1.2 s'],
    pages: [{ address: '/roles', weights }],
  })
  const path = report?.pages[0]?.pictures[0]?.path ?? ''
  expect(Buffer.from((await readGatePicture(sources, names, path))!)).toEqual(Buffer.from(bytes))
  expect(await readGatePicture(sources, names, 'remoteEntry.js')).toBeNull()
})

test('it is no part of the release, and goes with it', async () => {
  const { names, store, publish } = await makeReported()
  expect((await publish()).release).toBe(names.release)
  expect(await store.removeRelease(names.remote, names.release)).toEqual([])
  expect(await store.listReleases(names.remote)).toEqual([])
})

test('of a release that was published without a gate there is none', async () => {
  const { store, trusted, publish } = await makeTestStore()
  const names = { remote: 'catalogue', release: (await publish()).release }
  expect(await readGateReport({ store, trusted }, names)).toBeNull()
})

test('what somebody else signed, or of another release, is refused', async () => {
  const { names, store, trusted, publish, sources } = await makeReported()
  const jws = (await store.readFile(names.remote, names.release, 'gate-report/report.jws'))!
  const other = (await publish({ 'assets/role-page-2.js': '// other' })).release
  await store.writeFile(names.remote, other, 'gate-report/report.jws', jws)
  await expect(readGateReport(sources, { ...names, release: other })).rejects.toThrow(
    SignatureError,
  )
  const stranger = await makeSigningKey('catalogue')
  await writeGateReport({ store, key: stranger }, names, { notes: [], pages })
  await expect(readGateReport({ store, trusted }, names)).rejects.toThrow(SignatureError)
  const known = { ...trusted, keys: [...trusted.keys, publicKeyOf(stranger)] }
  expect((await readGateReport({ store, trusted: known }, names))?.notes).toEqual([])
})

test('published again by another key, a report is still that of the first, and ends with it', async () => {
  const { names, store, trusted, sources } = await makeReported()
  const before = await readGateReport(sources, names)
  const next = await makeSigningKey('catalogue', 'Next key')
  const both = { ...trusted, keys: [...trusted.keys, publicKeyOf(next)] }
  const build = { remote: 'catalogue', folder: await makeBuild(), kit: '1.0.0' }
  const again = await publish({ store, trusted: both, key: next, ...build })
  expect(again).toMatchObject({ release: names.release, isNew: false })
  expect(await readGateReport({ store, trusted: both }, names)).toEqual(before)
  const alone = { ...trusted, keys: [publicKeyOf(next)] }
  await expect(readGateReport({ store, trusted: alone }, names)).rejects.toThrow(SignatureError)
})

test('what is signed and no report is refused in words', async () => {
  const { names, store, key, sources } = await makeReported()
  for (const text of ['{}', 'no JSON']) {
    const jws = await signJws(new TextEncoder().encode(text), key, 'delivery-gate+jws')
    const path = 'gate-report/report.jws'
    await store.writeFile(names.remote, names.release, path, new TextEncoder().encode(jws))
    await expect(readGateReport(sources, names)).rejects.toThrow('is none that this can read')
  }
})

test('an address without end is cut, and the longest report is not too long', async () => {
  const { names, sources, store, key } = await makeReported()
  const address = `/${'я'.repeat(600)}`
  const long = Array.from({ length: 80 }, () => ({ ...pages[0]!, address }))
  const notes = Array.from({ length: 100 }, () => '漢'.repeat(600))
  await writeGateReport({ store, key }, names, { notes, pages: long })
  const report = (await readGateReport(sources, names))!
  expect(report.pages).toHaveLength(60)
  expect(report.pages[0]?.address).toHaveLength(500)
})

test('a picture that was changed is not shown', async () => {
  const { names, store, sources } = await makeReported()
  const path = (await readGateReport(sources, names))!.pages[0]!.pictures[0]!.path
  await store.writeFile(names.remote, names.release, path, new TextEncoder().encode('<svg>'))
  expect(await readGatePicture(sources, names, path)).toBeNull()
})

test('notes without end or with control characters are cut', async () => {
  const { names, sources } = await makeReported([
    ...Array.from({ length: 200 }, (_, index) => `note ${index}`),
    `\u001B[31m${'x'.repeat(1_000)}`,
  ])
  const notes = (await readGateReport(sources, names))!.notes
  expect(notes).toHaveLength(100)
  expect(notes.at(-1)).toMatch(/^ \[31mx{495}$/)
})
