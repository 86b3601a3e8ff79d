import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runDelivery } from '../cli/cli.ts'
import { workspaceAt } from '../cli/workspace.ts'
import { openFileStorage } from '../storage/file-storage.ts'
import { readVerifiedRelease } from './integrity.ts'
import { makeSigningKey, publicKeyOf } from '../signing/signing-key.ts'
import { publish } from './publish.ts'
import { promote, rollback, startCanary } from '../registry/registry.ts'
import { signBytes } from '../signing/signature.ts'
import { decodeText, encodeText, type Storage } from '../storage/storage.ts'
import { openReleaseStore } from './store.ts'
import { makeBuild, makeFolder } from '../testing/release.ts'
import { makeBucketPlace, type TestBucket } from '../testing/bucket.ts'
import { makeFolderPlace, makeTestStore, saveKeys, type TestPlace } from '../testing/storage.ts'

/** A store with a live release, which a bad day must not change. */
async function makeLiveStore(storage?: Storage) {
  const parts = await makeTestStore(storage)
  const live = await parts.publish()
  await parts.store.changeRegistry(promote('catalogue', live.release), parts.author)
  const registryText = async () => decodeText((await parts.storage.read('registry.json'))!)
  const before = await registryText()
  return {
    ...parts,
    live,
    verify: (release: string) =>
      readVerifiedRelease(parts.store, parts.trusted, 'catalogue', release),
    async expectUnchanged() {
      expect(await registryText()).toBe(before)
      const { files } = await readVerifiedRelease(
        parts.store,
        parts.trusted,
        'catalogue',
        live.release,
      )
      expect(files.size).toBe(live.files)
    },
  }
}

const nextBuild = { 'assets/role-page-3.css': '.title { color: blue }' }
const places: [string, () => Promise<TestPlace>][] = [
  ['a folder', makeFolderPlace],
  ['a bucket', makeBucketPlace],
]

describe.each(places)('in %s', (_, makePlace) => {
  let place: TestPlace
  let live: Awaited<ReturnType<typeof makeLiveStore>>
  beforeEach(async () => {
    place = await makePlace()
    live = await makeLiveStore(place.open())
  })
  afterEach(() => place.stop())

  /** Publishes the next build through a storage on which `write` is another one. */
  async function publishThrough(write: Storage['write']) {
    const { storage, trusted, key } = live
    return publish({
      store: openReleaseStore({ ...storage, write }),
      trusted,
      key,
      remote: 'catalogue',
      folder: await makeBuild(nextBuild),
      kit: '1.0.0',
    })
  }

  async function unfinishedRelease(): Promise<string> {
    const releases = await live.store.listReleases('catalogue')
    return releases.find((release) => release !== live.live.release) ?? ''
  }

  test('a file that arrives cut is never signed', async () => {
    const cutting = publishThrough((key, bytes) => live.storage.write(key, bytes.subarray(0, 9)))
    await expect(cutting).rejects.toThrow('does not match its hash')
    const keys = await live.storage.list(`catalogue/${await unfinishedRelease()}/`)
    expect(keys.filter((key) => key.includes('/release.'))).toEqual([])
  })

  test.each(['assets/role-page-3.css', 'release.json', 'release.jws'])(
    'an upload of %s that arrives cut is an error, and publishing again mends it',
    async (name) => {
      const cutting = publishThrough((key, bytes) =>
        live.storage.write(key, key.endsWith(name) ? bytes.subarray(0, 9) : bytes),
      )
      await expect(cutting).rejects.toThrow(/does not match its hash|not signed by a key/)
      await live.expectUnchanged()
      const cut = await unfinishedRelease()
      await expect(live.verify(cut)).rejects.toThrow(/has no release|not signed by a key/)
      expect(await live.publish(nextBuild)).toMatchObject({ release: cut, isNew: true })
      await expect(live.verify(cut)).resolves.toBeTruthy()
    },
  )

  test('a store that fails in the middle leaves no release, and publishing again ends it', async () => {
    let writes = 0
    const failing = publishThrough(async (key, bytes) => {
      if (++writes > 3) throw new Error('the store is full')
      await live.storage.write(key, bytes)
    })
    await expect(failing).rejects.toThrow('the store is full')
    const unfinished = await unfinishedRelease()
    await expect(live.verify(unfinished)).rejects.toThrow('catalogue has no release')
    await live.expectUnchanged()
    expect(await live.publish(nextBuild)).toMatchObject({ release: unfinished, isNew: true })
    await expect(live.verify(unfinished)).resolves.toBeTruthy()
  })

  test('a tampered file is named', async () => {
    const { release } = await live.publish(nextBuild)
    await live.storage.write(`catalogue/${release}/server/routes.js`, encodeText('evil()'))
    await expect(live.verify(release)).rejects.toThrow(
      `catalogue/${release}/server/routes.js does not match its hash in the release manifest`,
    )
    await live.storage.remove(`catalogue/${release}/server/routes.js`)
    await expect(live.verify(release)).rejects.toThrow('server/routes.js is missing')
    await live.expectUnchanged()
  })

  test('a tampered manifest is not a signed one', async () => {
    const { release } = await live.publish(nextBuild)
    const { manifest } = await live.verify(release)
    const path = `catalogue/${release}/release.json`
    await live.storage.write(path, encodeText(JSON.stringify({ ...manifest, kit: '9.0.0' })))
    await expect(live.verify(release)).rejects.toThrow(
      `catalogue/${release} is not signed by a key that is trusted for catalogue`,
    )
    await live.storage.remove(path)
    await expect(live.verify(release)).rejects.toThrow('catalogue has no release')
  })

  test("one release's signed manifest does not pass for another's", async () => {
    const { release } = await live.publish(nextBuild)
    for (const name of ['release.json', 'release.jws'])
      await live.storage.write(
        `catalogue/${release}/${name}`,
        (await live.storage.read(`catalogue/${live.live.release}/${name}`))!,
      )
    await expect(live.verify(release)).rejects.toThrow('its manifest is that of another release')
  })

  test('a signed manifest from a newer version, or one that leaves its folder, is refused', async () => {
    const { release } = await live.publish(nextBuild)
    const { manifest } = await live.verify(release)
    const sign = async (changed: object) => {
      const bytes = encodeText(JSON.stringify({ ...manifest, ...changed }))
      const signature = await signBytes(bytes, live.key)
      await live.store.writeManifest({ manifest, bytes, signature })
    }
    await sign({ format: 3 })
    await expect(live.verify(release)).rejects.toThrow('format: is 3, which another version')
    await sign({ files: { '../../registry.json': { bytes: 1, integrity: 'sha384-x' } } })
    await expect(live.verify(release)).rejects.toThrow('is not a plain relative path')
    await sign({ kit: '9.0.0' })
    await expect(live.verify(release)).rejects.toThrow('another content than its id says')
    await live.expectUnchanged()
  })

  test('a release whose key is not trusted any more is refused', async () => {
    const trusted = { keys: [publicKeyOf(await makeSigningKey('catalogue'))] }
    await expect(
      readVerifiedRelease(live.store, trusted, 'catalogue', live.live.release),
    ).rejects.toThrow('is not signed by a key that is trusted for catalogue')
  })

  test.each([
    ['a newer version', '{ "format": 3, "releases": [] }', 'is 3, which another version reads'],
    ['an older version', '{ "format": 1, "sequence": 7 }', 'is 1, which another version reads'],
    ['a writer that was cut', '{ "format": 2, "chan', 'not complete JSON'],
    ['nobody: it is empty', '', 'not complete JSON'],
  ])('a registry from %s is neither read nor overwritten', async (_, text, reason) => {
    await live.storage.change('registry.json', () => encodeText(text))
    await expect(live.store.readRegistry(live.trusted)).rejects.toThrow(reason)
    const change = live.store.changeRegistry(
      (registry) => rollback(registry, 'catalogue'),
      live.author,
    )
    await expect(change).rejects.toThrow(reason)
    expect(decodeText((await live.storage.read('registry.json'))!)).toBe(text)
  })

  test('a change that nobody could read again is not written', async () => {
    const change = (percent: number) =>
      live.store.changeRegistry(startCanary('catalogue', 'f'.repeat(16), percent), live.author)
    for (const percent of [150, -1, 0.5, NaN]) await expect(change(percent)).rejects.toThrow()
    await expect(
      live.store.changeRegistry(promote('catalogue', 'latest'), live.author),
    ).rejects.toThrow('is not the id of a release')
    await live.expectUnchanged()
  })

  test('a publisher whose clock is years ahead publishes all the same', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-01-01') })
    const { release } = await live.publish(nextBuild).finally(() => vi.useRealTimers())
    expect((await live.verify(release)).signedAt.getFullYear()).toBe(2099)
  })
})

test('a bucket that refuses one upload leaves no release and the registry as it was', async () => {
  const bucket: TestBucket = await makeBucketPlace()
  const live = await makeLiveStore(bucket.open())
  bucket.mishapOf = (method, path) =>
    method === 'PUT' && path.endsWith('routes-1.js') ? 'is-refused' : undefined
  await expect(live.publish(nextBuild)).rejects.toThrow(
    /^Bucket releases: write of remotes\/catalogue\/\w{16}\/assets\/routes-1.js failed: 403 AccessDenied$/,
  )
  bucket.mishapOf = () => undefined
  await live.expectUnchanged()
  expect(await live.publish(nextBuild)).toMatchObject({ isNew: true })
  await bucket.stop()
})

describe('a process of its own', () => {
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })

  /**
   * Runs code that finds `input` and the modules of this folder. `maxBytes`: no file can become larger, as if the disk
   * were full.
   */
  function runCode(code: string, input: object, maxBytes?: number) {
    const node = [process.execPath, '--input-type=module', '-e']
    const whole = `const input = JSON.parse(process.argv[1]);\n${code}`
    const limit = maxBytes ? `trap '' XFSZ; ulimit -f ${maxBytes / 512};` : ''
    const child = spawn(
      'sh',
      ['-c', `${limit} exec "$0" "$@"`, ...node, whole, JSON.stringify(input)],
      { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    children.push(child)
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    return {
      there: once(child.stdout, 'data'),
      ended: once(child, 'close').then(() => said),
      /** Waits until the code prints something, then kills it as a machine would. */
      async killWhenThere() {
        const ended = once(child, 'close')
        await Promise.race([once(child.stdout, 'data'), ended])
        child.kill('SIGKILL')
        await ended
        return said
      },
    }
  }

  const publishing = `
    import { openFileStorage } from '../storage/file-storage.ts'
    import { publish } from './publish.ts'
    import { openReleaseStore } from './store.ts'
    const storage = openFileStorage(input.folder)
    let writes = 0
    const store = openReleaseStore({
      ...storage,
      async write(key, bytes) {
        await storage.write(key, bytes)
        if (++writes !== input.killedAt) return
        console.log('here')
        await new Promise((resolve) => setTimeout(resolve, 100_000))
      },
    })
    const { trusted, key } = input
    await publish({ store, trusted, key, remote: 'catalogue', folder: input.build, kit: '1.0.0' })
      .catch((error) => console.log(error.message))`

  async function makeLiveFolder() {
    const folder = await makeFolder()
    return { folder, ...(await makeLiveStore(openFileStorage(folder))) }
  }

  // The build has six files; the manifest is the seventh, the signature the eighth.
  test.each([1, 4, 7])('killed after write %i of a publication', async (killedAt) => {
    const { folder, key, trusted, store, live, publish, verify, expectUnchanged } =
      await makeLiveFolder()
    const build = await makeBuild(nextBuild)
    const child = runCode(publishing, { folder, build, key, trusted, killedAt })
    expect(await child.killWhenThere()).toBe('here\n')
    await expectUnchanged()
    const releases = await store.listReleases('catalogue')
    const half = releases.find((release) => release !== live.release) ?? ''
    await expect(verify(half)).rejects.toThrow('catalogue has no release')
    expect(await publish(nextBuild)).toMatchObject({ release: half, isNew: true })
    await expect(verify(half)).resolves.toBeTruthy()
  })

  test('killed while it holds the registry: those who follow go on', async () => {
    const { folder, store, trusted, author, expectUnchanged } = await makeLiveFolder()
    const child = runCode(
      `import { openFileStorage } from '../storage/file-storage.ts'
      import { writeSync } from 'node:fs'
      await openFileStorage(input.folder).change('registry.json', () => {
        writeSync(1, 'here')
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
      })`,
      { folder },
    )
    expect(await child.killWhenThere()).toBe('here')
    expect(await readdir(folder)).toContain('registry.json.lock')
    await expectUnchanged()
    const { sequence } = await store.readRegistry(trusted)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        store.changeRegistry(promote(`remote-${index}`, 'a'.repeat(16)), author),
      ),
    )
    expect((await store.readRegistry(trusted)).sequence).toBe(sequence + 20)
    expect((await readdir(folder)).sort()).toEqual(['catalogue', 'registry.json'])
  })

  test('stopped while it holds the registry, and awake again after others changed it: nothing of theirs is lost', async () => {
    const { folder, store, trusted, author } = await makeLiveFolder()
    const awake = join(folder, 'awake')
    const child = runCode(
      `import { existsSync, writeSync } from 'node:fs'
      import { promote } from '../registry/registry.ts'
      import { openReleaseStore } from './store.ts'
      await openReleaseStore(input.folder).changeRegistry(() => {
        writeSync(1, 'here')
        while (!existsSync(input.awake)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
        return promote('leads', 'b'.repeat(16))
      }, input.author).catch((error) => console.log(error.message))`,
      { folder, awake, author },
    )
    await child.there
    const lock = join(folder, 'registry.json.lock')
    await utimes(lock, new Date(), new Date(Date.now() - 120_000))
    await store.changeRegistry(promote('leads', 'a'.repeat(16)), author)
    await writeFile(awake, '')
    expect(await child.ended).toMatch(/registry\.json\.lock was taken over by another writer/)
    expect((await store.readRegistry(trusted)).remotes['leads']?.stable).toBe('a'.repeat(16))
    expect(await readdir(folder)).not.toContain('registry.json.lock')
  })

  test('full disk while publishing', async () => {
    const { folder, key, trusted, store, live, publish, verify, expectUnchanged } =
      await makeLiveFolder()
    const files = { ...nextBuild, 'remoteEntry.ssr.js': `/* ${'x'.repeat(50_000)} */` }
    const build = await makeBuild(files)
    const said = await runCode(publishing, { folder, build, key, trusted }, 8_192).ended
    expect(said).toMatch(/remoteEntry\.ssr\.js could not be written: EFBIG/)
    await expectUnchanged()
    const releases = await store.listReleases('catalogue')
    const half = releases.find((release) => release !== live.release) ?? ''
    expect((await readdir(`${folder}/catalogue/${half}`)).sort()).toEqual([
      'assets',
      'remoteEntry.js',
    ])
    expect(await publish(files)).toMatchObject({ release: half, isNew: true })
    await expect(verify(half)).resolves.toBeTruthy()
  })

  test('full disk while the registry changes', async () => {
    const { folder, store, trusted, author } = await makeLiveFolder()
    for (let index = 0; index < 20; index++)
      await store.changeRegistry(promote(`r-${index}`, 'a'.repeat(16)), author)
    const before = await store.readRegistry(trusted)
    const said = await runCode(
      `import { promote } from '../registry/registry.ts'
      import { openReleaseStore } from './store.ts'
      await openReleaseStore(input.folder)
        .changeRegistry(promote('leads', 'a'.repeat(16)), input.author)
        .catch((error) => console.log(error.message))`,
      { folder, author },
      1_024,
    ).ended
    expect(said).toMatch(/registry\.json could not be written: EFBIG/)
    expect(await store.readRegistry(trusted)).toEqual(before)
    expect((await readdir(folder)).sort()).toEqual(['catalogue', 'registry.json'])
  })
})

describe('at the command line', () => {
  const unknown = 'f'.repeat(16)

  test.each([
    [['promote', 'catalogue', unknown], `catalogue has no release ${unknown}`],
    [['promote', 'catalogue', unknown, '--percent', '10'], `catalogue has no release ${unknown}`],
    [['promote', 'careers', unknown], `careers has no release ${unknown}`],
    [['promote', 'catalogue', '../x'], "'../x' is not the id of a release"],
    [['promote', '../x', unknown], "'../x' is not the name of a remote"],
    [['promote', 'catalogue', unknown, '--percent', '101'], '--percent is a whole number'],
    [['rollback', 'careers'], '; what is: catalogue'],
    [['rollback', 'catalogue'], 'catalogue has no release to go back to'],
    [['preview', 'catalogue', unknown], `catalogue has no release ${unknown}`],
    [['publish', 'careers'], "There is no remote 'careers'"],
  ])('%j is an error that says so', async (args, reason) => {
    const dataFolder = await makeFolder()
    const live = await makeLiveStore(openFileStorage(`${dataFolder}/releases`))
    await saveKeys(live, dataFolder)
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const notNeeded = () => Promise.reject(new Error('not needed'))
    const surroundings = {
      findBrowser: notNeeded,
      startShell: notNeeded,
      startBackend: notNeeded,
      checkTypes: notNeeded,
    }
    const here = { workspace: workspaceAt(dataFolder), dataFolder, env: {} }
    const code = await runDelivery(args, { ...here, ...surroundings })
    const text = said.mock.calls.flat().join('\n')
    said.mockRestore()
    expect(text).toContain(reason)
    expect(code).toBe(1)
    await live.expectUnchanged()
  })
})
