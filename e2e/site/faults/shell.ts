import { once } from 'node:events'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promote, retire, type LogLine } from 'delivery'
import { openDataFolder, publishUngated } from 'delivery/testing-release'
import { startShell } from '../../../shell/start-shell.ts'
import { answerWith, type TransportFault } from './answers.ts'
import { siteUnderTest } from '../site-under-test.ts'

interface StoreFault {
  fault: TransportFault
  /** Which keys of the store, `<remote>/<release>/<path>`. */
  meets: (key: string) => boolean
}

const warning = 40

/** A shell of a test's own, over a store that answers as badly as the test wants. */
export interface FaultShell {
  url: string
  /** What it has logged about failures of a remote since the last call. */
  takeLog(remote: string): LogLine[]
  /** From now on the store brings the files that `meets` names as the fault leaves them. */
  disturb(fault: TransportFault, meets: (key: string) => boolean): void
  /** The store is sound again. */
  repair(): void
  /** Publishes a build without the gate; resolves to the release. */
  publish(remote: string, folder: string, kit?: string): Promise<string>
  /** Makes a sound release live, and waits until the shell serves it, which tries again what did not come. */
  promote(remote: string, release: string): Promise<void>
  /** Makes a faulty release live, and waits until the shell serves or refuses it. */
  promoteFaulty(remote: string, release: string): Promise<void>
  /** Takes a remote off the site with all that was good of it; whoever publishes next reads no release but these. */
  forget(remote: string, ...staying: string[]): Promise<void>
  liveRelease(remote: string): Promise<string | undefined>
  stop(): Promise<void>
}

export async function startFaultShell(): Promise<FaultShell> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'plumbline-faults-'))
  for (const part of ['releases', 'keys'])
    cpSync(join(siteUnderTest.dataFolder, part), join(dataFolder, part), { recursive: true })
  const folder = join(dataFolder, 'releases')
  const { store, author } = await openDataFolder(dataFolder)
  let fault: StoreFault | null = null
  const front = await startFront(folder, () => fault)
  let log: LogLine[] = []
  const { url, stop } = await startShell(
    {
      LOG_LEVEL: 'warn',
      RENDER_WORKERS: 1,
      DATA_DIR: dataFolder,
      SUPABASE_URL: siteUnderTest.supabaseUrl,
      SUPABASE_ANON_KEY: siteUnderTest.supabaseAnonKey,
      BOOKING_URL: `${siteUnderTest.supabaseUrl}/booking`,
      RELEASE_STORE: 's3://store',
      S3_ENDPOINT: `http://localhost:${(front.address() as AddressInfo).port}`,
      S3_REGION: 'test',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    },
    { onLog: (line) => log.push(line) },
  )

  const locked = async (remote: string) => {
    const { remotes } = (await (await fetch(`${url}/readyz`)).json()) as {
      remotes: Record<string, { release: string } | undefined>
    }
    return remotes[remote]?.release
  }
  const hasTried = async (remote: string, release: string) =>
    (await locked(remote)) === release || log.some((line) => line.release === release)

  return {
    url,
    takeLog(remote) {
      const lines = log.filter((line) => line.remote === remote && line.level >= warning)
      log = log.filter((line) => !lines.includes(line))
      return lines
    },
    disturb: (kind, meets) => void (fault = { fault: kind, meets }),
    repair: () => void (fault = null),
    publish: (remote, folder, kit) => publishUngated(dataFolder, { remote, folder, kit }),
    async promote(remote, release) {
      await store.changeRegistry(promote(remote, release), author)
      await until(async () => (await locked(remote)) === release)
    },
    async promoteFaulty(remote, release) {
      await store.changeRegistry(promote(remote, release), author)
      await until(() => hasTried(remote, release))
    },
    async forget(remote, ...staying) {
      await store.changeRegistry(retire(remote), author)
      await until(async () => (await locked(remote)) === undefined)
      for (const release of await store.listReleases(remote))
        if (!staying.includes(release)) await store.removeRelease(remote, release)
    },
    liveRelease: locked,
    async stop() {
      await stop()
      front.closeAllConnections()
      front.close()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The little of S3 that a shell reads with, over a folder. */
async function startFront(folder: string, faultNow: () => StoreFault | null): Promise<Server> {
  const front = createServer((request, response) => {
    const key = decodeURIComponent((request.url ?? '').replace('/store/', ''))
    const path = join(folder, key)
    if (!existsSync(path))
      return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    const bytes = readFileSync(path)
    const met = faultNow()
    if (met?.meets(key)) answerWith(met.fault, response, bytes)
    else response.writeHead(200, { ETag: '"1"' }).end(bytes)
  })
  front.listen(0, 'localhost')
  await once(front, 'listening')
  return front
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 20_000
  while (!(await condition())) {
    if (performance.now() > end) throw new Error('The shell did not take the registry up')
    await new Promise((wait) => setTimeout(wait, 150))
  }
}
