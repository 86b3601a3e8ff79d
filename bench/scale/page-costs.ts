import { amountFor, putLoad } from '../server/load.ts'
import { sizeOnTheWire } from '../server/sizes.ts'
import type { SmallShell } from '../small-shell.ts'

/** What one page weighs and costs a shell that makes it for each request. */
export interface PageCost {
  /** Of the HTML, in bytes: as it is, and as a browser gets it. */
  bytes: number
  brotli: number
  /** Of the very first view, in milliseconds: code is loaded, data is read. */
  firstMs: number
  /** Of the views after that, in the mean. */
  ms: number
  /** Of the shell's processor. */
  cpuMs: number
}

const seconds = 3

export async function measurePage(shell: SmallShell, path: string): Promise<PageCost> {
  const url = shell.url + path
  const startedAt = performance.now()
  const html = await (await fetch(url)).arrayBuffer()
  const firstMs = performance.now() - startedAt
  const target = { name: path, url, readCpuSeconds: shell.readCpuSeconds }
  await putLoad(target, 1, 50)
  const { perSecond, cpuMs } = await putLoad(target, 1, await amountFor(target, 1, seconds))
  return {
    bytes: html.byteLength,
    brotli: await sizeOnTheWire(url),
    firstMs,
    ms: 1_000 / perSecond,
    cpuMs,
  }
}
