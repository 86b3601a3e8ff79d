import { expect, test } from 'vitest'
import { makeSigningKey, publicKeyOf } from '../signing/keys.ts'
import { SignatureError } from '../signing/jws.ts'
import { makeTestStore } from '../testing/storage.ts'
import { readGatePicture, readGateReport, writeGateReport } from './gate-report.ts'

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
  const { names, store, trusted } = await makeReported()
  const signed = await store.readRelease(names.remote, names.release, trusted)
  expect(Object.keys(signed!.manifest.files).join()).not.toContain('gate-report')
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

test('a picture that was changed is not shown', async () => {
  const { names, store, sources } = await makeReported()
  const path = 'gate-report/0-375.jpg'
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
