import { setTimeout as delay } from 'node:timers/promises'

const atOnce = 4
/** Between two pages of one reader, in milliseconds. */
const pauseMs = 20

/** The addresses of the site map, by kind of page: the first segment and how many there are. */
export async function listAddresses(supabaseUrl: string): Promise<string[][]> {
  const response = await fetch(`${supabaseUrl}/functions/v1/generate-sitemap`)
  const locations = (await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  const paths = [...locations].map(([, location = '']) => new URL(location).pathname)
  const kinds = Map.groupBy(paths, (path) => {
    const segments = path.split('/')
    return `${segments[1]}/${segments.length}`
  })
  return [...kinds.values()]
}

/** Readers of a site, several at the same time, and what they met. */
export class SoakReaders {
  readonly failures: string[] = []
  requests = 0
  readonly #site: string
  readonly #kinds: readonly string[][]

  constructor(site: string, kinds: readonly string[][]) {
    this.#site = site
    this.#kinds = kinds
  }

  /** Reads every address once. */
  async readAll(): Promise<void> {
    const left = this.#kinds.flat()
    await this.#together(async () => {
      for (let path = left.pop(); path; path = left.pop()) await this.#read(path)
    })
  }

  /** A steady load: each kind of page in turn, and of each kind one address after the other. */
  async readUntil(isOver: () => boolean): Promise<void> {
    await this.#together(async () => {
      while (!isOver()) {
        const kind = this.#kinds[this.requests % this.#kinds.length] ?? []
        const round = Math.floor(this.requests / this.#kinds.length)
        await this.#read(kind[round % kind.length] ?? '/')
        await delay(pauseMs)
      }
    })
  }

  async #together(read: () => Promise<void>): Promise<void> {
    await Promise.all(Array.from({ length: atOnce }, read))
  }

  async #read(path: string): Promise<void> {
    this.requests++
    try {
      const response = await fetch(this.#site + path)
      const html = await response.text()
      if (response.status !== 200) this.failures.push(`${path} answered ${response.status}`)
      else if (!html.endsWith('</html>')) this.failures.push(`${path} came incomplete`)
    } catch (error) {
      this.failures.push(`${path}: ${String(error)}`)
    }
  }
}
